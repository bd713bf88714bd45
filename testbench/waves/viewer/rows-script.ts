/**
 * The page's script, part 3: the rows of the chosen signals, in groups that close and between which signals can be
 * dragged.
 */

/**
 * A group is a scope with the signals that are shown of it, and those that were dragged to it. Every row is as high as
 * `rowHeight`. Defines `rows`, `rebuild`, `select`, `refreshValues`; calls `redraw` of part 4.
 */
export const rowsScript = String.raw`
const rowHeight = 24;
let rows = [];
const groupOf = [];

function makeGroup(scope, depth) {
  const group = { label: scope.label, isRecord: scope.kind === 'struct', depth, open: true, members: [] };
  group.home = scope.signals.map(([index]) => index);
  for (const index of group.home) groupOf[index] = group;
  group.groups = scope.scopes.map((inner) => makeGroup(inner, depth + 1));
  return group;
}
const root = makeGroup(tree, 0);

// At its place in its own scope, before the first of the signals that follow it there.
function showSignal(index) {
  const group = groupOf[index];
  const after = new Set(group.home.slice(group.home.indexOf(index) + 1));
  const place = group.members.findIndex((other) => after.has(other));
  group.members.splice(place < 0 ? group.members.length : place, 0, index);
}

function forEachGroup(group, f) {
  f(group);
  for (const inner of group.groups) forEachGroup(inner, f);
}

function hideSignal(index) {
  forEachGroup(root, (group) => (group.members = group.members.filter((other) => other !== index)));
  if (state.selected === index) state.selected = undefined;
}

const isEmpty = (group) => group.members.length === 0 && group.groups.every(isEmpty);

function rowsOf(group) {
  if (isEmpty(group)) return [];
  const inside = group.open
    ? [...group.members.map((index) => ({ index, group })), ...group.groups.flatMap(rowsOf)]
    : [];
  return [{ group }, ...inside];
}

function rebuild() {
  rows = rowsOf(root);
  const elements = rows.map((row) => (row.index === undefined ? groupRow(row) : signalRow(row)));
  byId('rows').replaceChildren(...elements);
  byId('empty').hidden = rows.length > 0;
  markSelected();
  refreshValues();
  redraw();
}

function groupRow(row) {
  const { group } = row;
  const element = make('div', 'row group');
  const button = make('button', 'label', group.label);
  button.type = 'button';
  button.setAttribute('aria-expanded', String(group.open));
  button.addEventListener('click', () => {
    group.open = !group.open;
    rebuild();
  });
  element.style.setProperty('--depth', group.depth);
  element.classList.toggle('record', group.isRecord);
  element.append(button);
  acceptDrop(element, row);
  row.element = element;
  return element;
}

function signalRow(row) {
  const { index, group } = row;
  const signal = signals[index];
  const element = make('div', 'row signal');
  // A signal away from home says where it is from.
  const name = make('span', 'label', groupOf[index] === group ? signal.label : signal.full);
  const value = make('span', 'value');
  const remove = make('button', 'remove', '\u00d7');
  remove.type = 'button';
  remove.tabIndex = -1;
  remove.title = 'Take out';
  remove.setAttribute('aria-label', 'take out ' + signal.path);
  remove.addEventListener('click', (event) => {
    event.stopPropagation();
    setShown([index], false);
  });
  element.style.setProperty('--depth', group.depth + 1);
  element.title = signal.path + (signal.width === 1 ? '' : ', ' + signal.width + ' bits');
  element.dataset.path = signal.path;
  element.setAttribute('role', 'option');
  element.draggable = true;
  element.append(name, value, remove);
  element.addEventListener('click', () => select(index));
  element.addEventListener('dragstart', (event) => {
    event.dataTransfer.setData('text/plain', signal.path);
    event.dataTransfer.effectAllowed = 'move';
    dragged = index;
  });
  acceptDrop(element, row);
  Object.assign(row, { element, value });
  return element;
}

let dragged;
function acceptDrop(element, row) {
  element.addEventListener('dragover', (event) => {
    if (dragged === undefined) return;
    event.preventDefault();
    element.classList.add('target');
  });
  for (const name of ['dragleave', 'drop']) element.addEventListener(name, () => element.classList.remove('target'));
  element.addEventListener('drop', (event) => {
    event.preventDefault();
    const index = dragged;
    dragged = undefined;
    if (index === undefined || index === row.index) return;
    forEachGroup(root, (group) => (group.members = group.members.filter((other) => other !== index)));
    const place = row.index === undefined ? 0 : row.group.members.indexOf(row.index);
    row.group.members.splice(place, 0, index);
    rebuild();
  });
}
addEventListener('dragend', () => (dragged = undefined));

function afterChoice() {
  refreshList();
  rebuild();
}

function select(index) {
  state.selected = index;
  markSelected();
  redraw();
}

function markSelected() {
  for (const row of rows) {
    if (row.index === undefined) continue;
    row.element.classList.toggle('selected', row.index === state.selected);
    row.element.setAttribute('aria-selected', String(row.index === state.selected));
  }
  const box = byId('radix');
  const signal = signals[state.selected];
  box.disabled = signal === undefined;
  box.replaceChildren(...(signal === undefined ? [] : radices(signal)).map((radix) => new Option(radixNames[radix], radix)));
  if (signal !== undefined) box.value = signal.radix;
}

function refreshValues() {
  for (const { index, value } of rows) {
    if (index !== undefined) value.textContent = format(signals[index], valueOf(signals[index], changeAt(signals[index], state.cursor)));
  }
  byId('cursor').textContent = firstCycle + state.cursor;
  byId('marker').textContent = state.marker === undefined ? '\u2013' : firstCycle + state.marker;
  byId('difference').textContent = state.marker === undefined ? '\u2013' : signedText(state.cursor - state.marker);
}

const signedText = (n) => (n > 0 ? '+' : n < 0 ? '\u2212' : '') + Math.abs(n);
`;
