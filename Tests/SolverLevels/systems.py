"""Seven families of random linear systems, as `selfsize solve` reads them; the same for the same seed.

Each function gives the variables and the constraints of a system of about `rows` rows.
"""

import random


def constraint(terms, relation="==", constant=0, priority=1000):
    return {"terms": terms, "relation": relation, "constant": constant, "priority": priority}


def boxes(rows, numbers):
    """A column of boxes that have a least height, a wished one, and the height of another box."""
    count = max(2, rows // 4)
    variables, constraints = [], []
    for box in range(count):
        top, height = f"t{box}", f"h{box}"
        variables += [top, height]
        constraints.append(constraint([[1, height]], ">=", 10))
        constraints.append(constraint([[1, height]], "==", numbers.randint(5, 40), 250 + numbers.randint(0, 500)))
        above = [[-1, f"t{box - 1}"], [-1, f"h{box - 1}"]] if box else []
        constraints.append(constraint([[1, top], *above], ">=", 8))
        other = numbers.randrange(count)
        if other == box:
            other = (box + 1) % count
        constraints.append(
            constraint([[1, height], [-1, f"h{other}"]], "==", 0, numbers.randint(100, 900)))
    return variables, constraints


def inequalities(rows, numbers):
    """A chain that is stretched, whose links give way at up to 400 levels."""
    count = rows - 1
    constraints = [constraint([[1, f"x{link}"], [-1, f"x{link + 1}"]], ">=", -1, 500 + link % 400)
                   for link in range(count - 1)]
    constraints += [constraint([[1, "x0"]]), constraint([[1, f"x{count - 1}"]], ">=", count * 2)]
    return [f"x{link}" for link in range(count)], constraints


def sums(rows, numbers):
    """A sum that is given, and a wish for each of its terms."""
    variables = [f"x{term}" for term in range(rows - 1)]
    constraints = [constraint([[1, variable] for variable in variables], "==", rows - 1)]
    constraints += [constraint([[1, variable]], "==", numbers.randint(0, 6), 500) for variable in variables]
    return variables, constraints


def grid(rows, numbers):
    """Cells in rows and columns that fit them, all columns of one width if they can."""
    side = max(2, int((rows / 4) ** 0.5))
    variables, constraints = [], []
    for line in range(side):
        for place, size in (("X", "W"), ("Y", "H")):
            variables += [f"{place}{line}", f"{size}{line}"]
            before = [[-1, f"{place}{line - 1}"], [-1, f"{size}{line - 1}"]] if line else []
            constraints.append(constraint([[1, f"{place}{line}"], *before], "==", 8))
            if line:
                constraints.append(constraint(
                    [[1, f"{size}{line}"], [-1, f"{size}{line - 1}"]], "==", 0, 999 if size == "W" else 700))
        for column in range(side):
            width, height = f"w{line}_{column}", f"h{line}_{column}"
            variables += [width, height]
            constraints += [
                constraint([[1, width], [-1, f"W{column}"]]), constraint([[1, height], [-1, f"H{line}"]]),
                constraint([[1, width]], ">=", numbers.randint(20, 90), 750),
                constraint([[1, height]], ">=", numbers.randint(15, 50), 750)]
    constraints += [constraint([[1, f"{size}{line}"]], "==", 0, 50) for size in "WH" for line in range(side)]
    constraints.append(constraint([[1, f"X{side - 1}"], [1, f"W{side - 1}"]], "<=", 60 * side))
    return variables, constraints


def stacks(rows, numbers):
    """Nested stacks with spacings, some of equal sizes, that hug and resist compression."""
    variables = ["p0", "s0"]
    constraints = [constraint([[1, "p0"]]), constraint([[1, "s0"]], "==", 1000, 500)]
    waiting, count = [0], 1
    while waiting and len(constraints) < rows:
        stack = waiting.pop(0)
        children = list(range(count, count + numbers.randint(2, 5)))
        count += len(children)
        for child in children:
            variables += [f"p{child}", f"s{child}"]
        first, last = children[0], children[-1]
        constraints.append(constraint([[1, f"p{first}"], [-1, f"p{stack}"]], "==", 4))
        constraints.append(constraint(
            [[1, f"p{stack}"], [1, f"s{stack}"], [-1, f"p{last}"], [-1, f"s{last}"]], "==", 4))
        for child, following in zip(children, children[1:]):
            constraints.append(constraint(
                [[1, f"p{following}"], [-1, f"p{child}"], [-1, f"s{child}"]], "==", 8, 999))
            if numbers.random() < 0.5:
                constraints.append(constraint([[1, f"s{following}"], [-1, f"s{child}"]], "==", 0, 999))
        for child in children:
            constraints += [
                constraint([[1, f"s{child}"]], ">=", 0),
                constraint([[1, f"s{child}"]], "==", numbers.randint(10, 60), 251),
                constraint([[1, f"s{child}"]], ">=", numbers.randint(10, 60), 750)]
        waiting += children
    return variables, constraints


def tree(rows, numbers):
    """Views within views, with margins, centered if they can be."""
    variables = ["l0", "w0"]
    constraints = [constraint([[1, "l0"]]), constraint([[1, "w0"]], "==", 400, 900)]
    for view in range(1, max(2, rows // 5)):
        outer = numbers.randrange(max(0, view - 8), view)
        left, width, outer_left, outer_width = f"l{view}", f"w{view}", f"l{outer}", f"w{outer}"
        variables += [left, width]
        constraints += [
            constraint([[1, left], [-1, outer_left]], ">=", 4),
            constraint([[1, outer_left], [1, outer_width], [-1, left], [-1, width]], ">=", 4),
            constraint([[2, left], [1, width], [-2, outer_left], [-1, outer_width]], "==", 0,
                       numbers.choice([250, 500, 750])),
            constraint([[1, width]], ">=", numbers.randint(5, 60), 750),
            constraint([[1, width]], "==", numbers.randint(5, 60), numbers.choice([250, 251, 500]))]
    return variables, constraints


def sparse(rows, numbers):
    """Three terms a row, at random: what no presolve can take out."""
    count = max(4, rows // 2)
    point = [numbers.randint(-50, 50) for _ in range(count)]
    constraints = []
    for _ in range(rows):
        terms = [[numbers.choice([-2, -1, 1, 2]), place] for place in numbers.sample(range(count), 3)]
        constant = sum(factor * point[place] for factor, place in terms)
        priority = numbers.choice([1000, 1000, 750, 500, 499, 250, 251, 100])
        relation = numbers.choice(["==", ">=", "<="])
        if priority == 1000:
            # The point satisfies what is required.
            relation = ">=" if relation == "==" else relation
            constant += -numbers.randint(0, 20) if relation == ">=" else numbers.randint(0, 20)
        else:
            constant += numbers.randint(-30, 30)
        constraints.append(
            constraint([[factor, f"x{place}"] for factor, place in terms], relation, constant, priority))
    return [f"x{place}" for place in range(count)], constraints


FAMILIES = {"boxes": boxes, "inequalities": inequalities, "sums": sums, "grid": grid, "stacks": stacks,
            "tree": tree, "sparse": sparse}


def system(family, rows, seed):
    variables, constraints = FAMILIES[family](rows, random.Random(f"{family} {rows} {seed}"))
    return {"variables": variables, "constraints": constraints}
