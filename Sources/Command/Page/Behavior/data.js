/* What was measured, as the page brings it along. */
const data = JSON.parse(document.getElementById("data").textContent);
