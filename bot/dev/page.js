// What playing a game needs beyond the simulation's own page, which this file can't change but sits beside.
// Each part is about one thing that Discord does and that page doesn't. It goes by the names of that page's
// elements: where it doesn't find them, nothing happens.

const CHIP = ".command-chip"; // the name of the command that is being written
const FIELD = ".command-option-input"; // where the value of an option is typed
const OFFER = ".command-suggestion"; // one of the values or options in the list above
const LIST = ".command-popup";

const press = (element, key) =>
  element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const matches = (element, selector) => element instanceof Element && element.matches(selector);
const list = () => document.querySelector(`${LIST}:not([hidden])`);
const offers = () => [...(list()?.querySelectorAll(OFFER) ?? [])];

// ── Enter sends ────────────────────────────────────────────────────────────────────────────────────────
// After a command is chosen the page lists its options with the first marked, and Enter adds that one. In
// Discord nothing is marked until the arrow keys say so, and Enter sends.

/** @type {{option: string, value: string} | null} The value that was chosen last from a list. */
let chosen = null;

function mark(offer, isMarked) {
  offer.classList.toggle("is-active", isMarked);
  offer.setAttribute("aria-selected", String(isMarked));
}

function unmarkOptionsOfCommand() {
  if (matches(document.activeElement, CHIP)) offers().forEach((offer) => mark(offer, false));
}

// The page offers the same values again for an option that has just got one, so that Enter would choose anew.
function closeListOfChosenValue() {
  const field = document.activeElement;
  if (!matches(field, FIELD) || !list()) return;
  if (field.dataset.option === chosen?.option && field.value === chosen.value) press(field, "Escape");
}

document.addEventListener("click", (event) => {
  const offer = event.target instanceof Element && event.target.closest(OFFER);
  const field = document.activeElement;
  if (offer && matches(field, FIELD)) chosen = { option: field.dataset.option, value: offer.dataset.value };
}, true);

document.addEventListener("pointerdown", (event) => {
  // A click in the list would take the focus from the field, and with it the next Enter.
  if (event.target instanceof Element && event.target.closest(OFFER)) event.preventDefault();
  else chosen = null; // who clicks into a field again wants to see the list again
}, true);
document.addEventListener("mousedown", (event) => {
  if (event.target instanceof Element && event.target.closest(OFFER)) event.preventDefault();
}, true);

window.addEventListener("keydown", (event) => {
  if (event.key === "ArrowDown" && matches(event.target, CHIP)) {
    const [first, ...others] = offers();
    if (!first || [first, ...others].some((offer) => matches(offer, ".is-active"))) return;
    mark(first, true);
    event.preventDefault();
    event.stopPropagation();
  } else if (event.key === "Enter" && matches(event.target, ".command-row .command-mention")) {
    // A chosen person stands there as a button, and Enter would throw the choice away.
    event.preventDefault();
    event.stopPropagation();
    const chip = document.querySelector(CHIP);
    chip?.focus();
    if (chip) press(chip, "Enter");
  }
}, true);

// A command that was sent takes the focus with it; in Discord one can type on.
function typeOn(changes) {
  const isGone = (element) => element instanceof Element && element.matches(".command-row");
  if (document.activeElement === document.body && changes.some(({ removedNodes }) => [...removedNodes].some(isGone))) {
    document.querySelector("#channel-composer-input")?.focus();
  }
}

// ── Values are offered at once ─────────────────────────────────────────────────────────────────────────
// The page asks the bot what to offer when something is typed, and until then says "No options match".

const NONE = "No options match";

function isAutocompleted() {
  return list()?.querySelector(".command-popup-heading")?.textContent.startsWith("OPTIONS MATCHING") ?? false;
}

document.addEventListener("focusin", (event) => {
  const field = event.target;
  if (!matches(field, FIELD)) return;
  queueMicrotask(() => {
    if (field === document.activeElement && !field.value && !field.readOnly && isAutocompleted()) {
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
});

function sayWhyNothingIsOffered() {
  const field = document.activeElement;
  const empty = list()?.querySelector(".command-empty");
  if (!empty || empty.textContent !== NONE || !matches(field, FIELD) || !isAutocompleted()) return;
  if (window.simcordPreview?.commandPicker?.autocomplete?.state === "loading") empty.textContent = "Loading…";
  else if (!field.value) empty.textContent = "Nothing to choose at the moment";
}

// ── The newest message is in sight ─────────────────────────────────────────────────────────────────────
// Who has not scrolled up sees what comes, and whoever does something sees what the bot says to that. The page
// stays where it is, unless it is at its end to the pixel.

const NEAR = 150; // pixels
const channel = () => document.querySelector("#channel-timeline");
const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }) => scrollHeight - scrollTop - clientHeight < NEAR;
const SOON = 5000; // milliseconds in which a new message counts as the answer
let follows = true;
let acted = -SOON;

// What the page scrolls by itself says nothing about what people want to see.
for (const kind of ["wheel", "touchmove", "keyup", "pointerup"]) {
  document.addEventListener(kind, (event) => {
    if (!channel()?.contains(event.target)) return;
    requestAnimationFrame(() => { follows = isNearEnd(channel()); });
  }, { capture: true, passive: true });
}

for (const [kind, selector] of [["click", ".component-button"], ["click", "[role=option]"], ["keydown", CHIP], ["keydown", FIELD]]) {
  document.addEventListener(kind, (event) => {
    if (event.target instanceof Element && event.target.closest(selector)) acted = performance.now();
  }, true);
}
document.querySelector("#viewer-picker")?.addEventListener("change", () => { follows = true; });

function followAnswers(changes) {
  const end = document.querySelector("#channel-message-list")?.lastElementChild;
  const isNew = changes.some(({ addedNodes }) => [...addedNodes].includes(end));
  if (!end || !isNew) return;
  follows ||= performance.now() - acted < SOON;
  follow();
}

function goToEnd() {
  if (follows && channel()) channel().scrollTop = channel().scrollHeight;
}

function follow() {
  goToEnd();
  // Once more when the page has put back what it took for the place to stay at.
  requestAnimationFrame(() => requestAnimationFrame(goToEnd));
}

// Messages grow when their pictures come.
const messages = document.querySelector("#channel-message-list");
if (messages) new ResizeObserver(follow).observe(messages);

// ── Why there is nothing to see ────────────────────────────────────────────────────────────────────────
// When the bot ends the page goes blank, and stays so when it is loaded anew: the address is another each time.

const status = document.querySelector("#action-status");

async function explain() {
  const headers = { "X-Simcord-Capability": location.hash.slice(1) };
  const answer = await fetch("/api/state", { headers }).catch(() => null);
  if (answer && answer.status !== 401) {
    // The bot is there, but has forgotten a window from which nothing was heard for ten minutes.
    if (status?.textContent.includes("unavailable")) location.reload();
    return;
  }
  const note = document.querySelector(".azul-note") ?? document.createElement("p");
  note.className = "azul-note";
  note.setAttribute("role", "alert");
  note.textContent = answer
    ? "The bot has been started anew. Open the address that it has printed."
    : "The bot has ended. Start it again with “make run”, and open the address that it prints.";
  document.body.append(note);
}

if (status) {
  new MutationObserver(() => {
    // The server answers what it was already asked before it ends.
    if (status.textContent.startsWith("Preview session")) setTimeout(explain, 1000);
  }).observe(status, { childList: true });
}
explain();

// ── What the page has changed ──────────────────────────────────────────────────────────────────────────

new MutationObserver((changes) => {
  followAnswers(changes);
  typeOn(changes);
  if (!changes.some((change) => matches(change.target, LIST))) return;
  unmarkOptionsOfCommand();
  closeListOfChosenValue();
  sayWhyNothingIsOffered();
}).observe(document.body, { childList: true, subtree: true });
