/** The page's script, part 2: the list of all signals by scope, in which they are searched and chosen. */

/**
 * Scopes are `details`, so they open and close without a script; every signal and scope has a box that shows or hides
 * it. Defines `isShown`, `setShown`, `search`; calls `showSignal`, `hideSignal` and `afterChoice` of part 3.
 */
export const listScript = String.raw`
const isShown = new Uint8Array(signals.length);
const signalBoxes = [];
const scopeBoxes = [];

function make(name, className, text) {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

function checkbox(label) {
  const box = make('input');
  box.type = 'checkbox';
  box.setAttribute('aria-label', 'show ' + label);
  return box;
}

function listScope(scope, parent, path, depth) {
  const below = [];
  const details = make('details', scope.kind);
  const summary = make('summary');
  const box = checkbox(path || scope.label);
  summary.append(box, make('span', 'label', scope.label));
  details.append(summary);
  details.open = depth < 2;
  for (const [index, label] of scope.signals) {
    const item = make('label', 'signal');
    const own = checkbox(signals[index].path);
    own.addEventListener('change', () => setShown([index], own.checked));
    item.append(own, make('span', 'label', label), make('span', 'width', signals[index].width));
    item.title = signals[index].path;
    signals[index].label = label;
    signals[index].full = path === '' ? label : path + '.' + label;
    signalBoxes[index] = own;
    item.dataset.signal = index;
    below.push(index);
    details.append(item);
  }
  for (const inner of scope.scopes) {
    below.push(...listScope(inner, details, path === '' ? inner.label : path + '.' + inner.label, depth + 1));
  }
  box.addEventListener('change', () => setShown(below, box.checked));
  scopeBoxes.push([box, below]);
  parent.append(details);
  return below;
}

function setShown(indices, shown) {
  for (const index of indices) {
    if (Boolean(isShown[index]) === shown) continue;
    isShown[index] = shown ? 1 : 0;
    if (shown) showSignal(index);
    else hideSignal(index);
  }
  afterChoice();
}

function refreshList() {
  signalBoxes.forEach((box, index) => (box.checked = isShown[index] === 1));
  for (const [box, below] of scopeBoxes) {
    const count = below.reduce((sum, index) => sum + isShown[index], 0);
    box.checked = count > 0 && count === below.length;
    box.indeterminate = count > 0 && count < below.length;
  }
  const count = isShown.reduce((sum, shown) => sum + shown, 0);
  byId('count').textContent = count + ' of ' + signals.length + ' shown';
}

// All words must stand in the path, in any order; what is found is returned in the list's order.
let found = signals.map((_, index) => index);
const openBefore = new Map();
function search(text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (index) => {
    const path = (signals[index].path + ' ' + signals[index].full).toLowerCase();
    return words.every((word) => path.includes(word));
  };
  found = signals.map((_, index) => index).filter(matches);
  const isFound = new Set(found);
  for (const item of byId('list').querySelectorAll('.signal')) item.hidden = !isFound.has(Number(item.dataset.signal));
  for (const scope of byId('list').querySelectorAll('details')) {
    scope.hidden = scope.querySelector('.signal:not([hidden])') === null;
    // While something is searched everything found can be seen.
    if (words.length > 0) {
      if (!openBefore.has(scope)) openBefore.set(scope, scope.open);
      scope.open = true;
    } else if (openBefore.has(scope)) scope.open = openBefore.get(scope);
  }
  if (words.length === 0) openBefore.clear();
}

listScope(tree, byId('list'), '', 0);
`;
