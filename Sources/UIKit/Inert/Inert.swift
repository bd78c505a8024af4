// What decides no size lives in this folder: it stores what it is given, returns it, and does
// nothing else. Animations end at once, with their completion; no event, touch or notification of
// the system arrives.
