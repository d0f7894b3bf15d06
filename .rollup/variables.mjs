import babel from '@babel/traverse';

/** Its types and Node disagree about where it keeps what it gives. */
const traverse = babel.default ?? babel;

/**
 * The variables of a file, as Babel has parsed it: each with its name, the places where it stands, and its rivals, which may
 * not have the same name. By `pageNames` the file means what is the page's, so no variable may have them.
 */
export function variablesOf(tree) {
  const variables = new Map();
  let pageNames = new Set();
  const variableOf = (binding) => {
    if (!variables.has(binding)) {
      const home = binding.scope.uid;
      variables.set(binding, {
        name: binding.identifier.name,
        home,
        scopes: new Set([home]),
        places: [],
        rivals: new Set(),
      });
    }
    return variables.get(binding);
  };
  traverse(tree, {
    Program: ({ scope }) => {
      pageNames = new Set(Object.keys(scope.globals));
    },
    Identifier: (path) => {
      const here = scopeOf(path);
      const binding = isVariable(path) && here.getBinding(path.node.name);
      if (!binding) return;
      const variable = variableOf(binding);
      variable.places.push({ start: path.node.start, spell: spellingOf(path) });
      for (let scope = here; scope !== binding.scope; scope = scope.parent) variable.scopes.add(scope.uid);
    },
  });
  const all = [...variables.values()];
  for (const variable of all) {
    for (const other of all.filter(({ home }) => variable.scopes.has(home))) {
      if (other === variable) continue;
      variable.rivals.add(other);
      other.rivals.add(variable);
    }
  }
  return { variables: all, pageNames };
}

/** Where a name is looked for: that of a function stands around it, where it may have a parameter of the same name. */
function scopeOf({ key, parentPath, scope }) {
  return key === 'id' && parentPath.isFunctionDeclaration() ? scope.parent : scope;
}

/** Whether an identifier is the name of a variable, and not of a property, an export or a label. */
function isVariable({ key, parent }) {
  if (['exported', 'label', 'meta'].includes(key)) return false;
  return parent.computed || !['key', 'property'].includes(key);
}

/** How a variable's name is written at a place, if need be with the name that a property or an export goes by. */
function spellingOf({ node, key, parent, parentPath }) {
  const property = key === 'left' && parent.type === 'AssignmentPattern' ? parentPath.parent : parent;
  if (property.shorthand) return (name) => (name === node.name ? name : `${node.name}:${name}`);
  if (parent.type === 'ExportSpecifier' && parent.local.start === parent.exported.start)
    return (name) => (name === node.name ? name : `${name} as ${node.name}`);
  return (name) => name;
}
