/**
 * What is always so where the script draws: expressions of Preact's sources, and their value. No component may have what its
 * `unless` names; whoever needs that takes the facts out.
 *
 * @type {{ because: string; unless?: RegExp; are: Record<string, string> }[]}
 */
export const facts = [
  {
    because: 'the server’s HTML is a fallback that a widget takes the place of: nothing is hydrated',
    unless: /\bhydrate\w*\(|<Suspense\b/,
    are: {
      isHydrating: 'false',
      excessDomChildren: 'null',
      'oldVNode._flags & MODE_SUSPENDED': '0',
      'parentDom.firstChild': 'null',
      'e && e.then': 'false',
      'newVNode._flags &= RESET_MODE': '0',
      '(r = r._excess)': 'false',
      'oldVNode._flags & REF_DETACHED': '0',
      'oldDom.nodeType == 8': 'false',
      'next.nodeType == 8': 'false',
    },
  },
  {
    because: 'HTML comes from the sanitizer as nodes: there is no sink for text',
    unless: /dangerouslySetInnerHTML/,
    are: { "i == 'dangerouslySetInnerHTML'": 'false' },
  },
  {
    because: 'what lies above the page is a dialog or a popover, not a portal',
    unless: /createPortal/,
    are: {
      'newProps._parentDom': 'undefined',
      'vnode.props._parentDom': 'undefined',
      'parentVNode.props._parentDom': 'undefined',
    },
  },
  {
    because: 'a widget is a function; the one class is the boundary that catches errors',
    unless:
      /\bcomponent(DidMount|DidUpdate|Will(Mount|Update|ReceiveProps))\b|getDerivedStateFromProps|getSnapshot|contextType|forceUpdate|\.Consumer\b/,
    are: {
      'newType.contextType': 'undefined',
      'newType.getDerivedStateFromProps': 'undefined',
      'c.componentWillMount': 'undefined',
      'c.componentDidMount': 'undefined',
      'c.componentWillReceiveProps': 'undefined',
      'c.componentWillUpdate': 'undefined',
      'c.componentDidUpdate': 'undefined',
      'c.getSnapshotBeforeUpdate': 'undefined',
      'c._stateCallbacks': '[]',
      'EMPTY_ARR.push.apply(c._renderCallbacks, c._stateCallbacks)': '0',
      prevScu: 'undefined',
      'BaseComponent.prototype.forceUpdate': '0',
      'Context.Consumer': '0',
      'Context.Consumer.contextType = Context': 'Context',
    },
  },
  {
    because: 'nobody listens to what Preact does but its own hooks, which come first',
    are: {
      'options.vnode': 'undefined',
      'options.event': 'undefined',
      'options.debounceRendering': 'undefined',
      prevDebounce: 'undefined',
      'options.requestAnimationFrame': 'undefined',
      prevRaf: 'undefined',
      'options._hook': 'undefined',
      'options._skipEffects': 'undefined',
      oldBeforeDiff: 'undefined',
      oldBeforeRender: 'undefined',
      oldAfterDiff: 'undefined',
      oldCommit: 'undefined',
      oldBeforeUnmount: 'undefined',
      oldRoot: 'undefined',
      'state._context': '0',
    },
  },
  {
    because: 'elements are those of HTML and of SVG, in the page itself, with styles as objects',
    unless: /<(math|template|foreignObject)\b|xlink|\bstyle="|\bdefault(Value|Checked)=/,
    are: {
      "nodeType == 'math'": 'false',
      "nodeType == 'template'": 'false',
      "nodeType == 'foreignObject'": 'false',
      'namespace == MATH_NAMESPACE': 'false',
      'parentDom.nodeType == 9': 'false',
      'parentDom.ownerDocument || document': 'document',
      "name.replace(/xlink(H|:h)/, 'h')": 'name',
      "typeof value == 'string'": 'false',
      "typeof oldValue == 'string'": 'false',
      'childVNode.constructor === String': 'false',
      "typeof childVNode == 'function'": 'false',
      HAS_RAF: 'true',
      "'defaultValue' in newProps": 'false',
      "'defaultChecked' in newProps": 'false',
      "name == 'popover' && value == true": 'false',
    },
  },
  { because: 'a word is shorter than a name', are: { NULL: 'null' } },
];
