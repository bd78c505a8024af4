/* Puts a text into the clipboard; whether that has worked. */
async function copyText(text, beside) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (_) {
    /* Browsers that have no clipboard for this page copy what is selected. */
    const field = node("textarea", text, "spoken"), focused = document.activeElement;
    beside.append(field);
    field.select();
    const isCopied = document.execCommand("copy");
    field.remove();
    focused.focus();
    return isCopied;
  }
}

/* A line of source: a link where it has an address, and else a button that copies it. */
function siteNode({site, address}) {
  const made = node(address ? "a" : "button", undefined, "site");
  made.append(node("code", site));
  if (address) {
    made.href = address;
    return made;
  }
  made.type = "button";
  made.title = "Copy";
  made.dataset.copy = site;
  return made;
}

document.addEventListener("click", async ({target}) => {
  const button = target.closest("button.site");
  if (!button) return;
  const text = button.dataset.copy;
  const isCopied = await copyText(text, button.parentElement);
  $("#notice").textContent = isCopied ? `${text} is copied.` : `It cannot be copied: ${text}`;
});
