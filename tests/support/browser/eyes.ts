/**
 * Runs in a page, so it uses nothing but the page. Inspects the rendered elements, including shadow roots. Each look
 * returns the names of elements that a customer could not read, reach or distinguish.
 */
export function openEyes() {
  /**
   * Every rendered element, from the outside in. Clipped elements, and everything inside them, are for screen readers
   * only.
   */
  const rendered = (root: ParentNode): Element[] =>
    [...root.children].flatMap((element) =>
      element.checkVisibility() && getComputedStyle(element).clipPath === 'none'
        ? [element, ...(element.shadowRoot ? rendered(element.shadowRoot) : []), ...rendered(element)]
        : [],
    );
  const seen = () => rendered(document.body).filter((element) => element.checkVisibility({ visibilityProperty: true }));

  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const name = (element: Element) => {
    const text = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
    return `${element.localName}.${element.getAttribute('class') ?? ''} "${text}"`;
  };
  const names = (fault: string, elements: Element[]) => elements.map((element) => `${fault}: ${name(element)}`);

  /** The typed value of a field may be longer than the field. */
  const isField = (element: Element) => element.matches('input, textarea');
  /** A table keeps its columns, and so may be wider than its scroll container [WCAG 1.4.10]. */
  const isOfTable = (element: Element) => element.matches('table *, :has(> table)');
  /** A row with scroll snapping displays one part at a time. A part may be scrolled out of sight, but has to fit. */
  const isRow = (element: Element) => getComputedStyle(element).scrollSnapType.startsWith('x');
  const rowAround = (element: Element | null): Element | undefined =>
    element ? (isRow(element) ? element : rowAround(element.parentElement)) : undefined;
  const fitsRow = (element: Element) => {
    const row = rowAround(element.parentElement);
    return row !== undefined && element.getBoundingClientRect().width <= row.clientWidth;
  };
  const letters = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const remembered = new Map<Element, number>();

  const styleProperties = [
    'border-color',
    'border-width',
    'border-style',
    'outline-style',
    'text-decoration-line',
    'font-weight',
  ];
  const look = (element: Element) => {
    const style = getComputedStyle(element);
    return [...styleProperties, 'background-color', 'color'].map((property) => style.getPropertyValue(property)).join();
  };

  return {
    /** Elements that are cut off at a side of the page, or that are reached by horizontal scrolling only. */
    lostSideways(): string[] {
      const { clientWidth } = document.documentElement;
      const scrolls = (box: Element) => box.clientWidth > 0 && box.scrollWidth > box.clientWidth;
      const all = seen();
      const boxes = all.filter(
        (box) =>
          scrolls(box) &&
          !isField(box) &&
          !isOfTable(box) &&
          !isRow(box) &&
          getComputedStyle(box).overflowX !== 'visible',
      );
      const beyond = all.filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        const isLost = width > 0 && (left < -1 || right > clientWidth + 1);
        return (
          isLost &&
          !isOfTable(element) &&
          !fitsRow(element) &&
          (hasText(element) || element.matches('button, input, select, textarea, img'))
        );
      });
      return [
        ...(scrolls(document.documentElement) ? ['the page scrolls sideways'] : []),
        ...names('wider than its box', boxes),
        ...names('beyond the edge', beyond),
      ];
    },

    /** Text that overflows its container. */
    clippedText(): string[] {
      return names(
        'its words do not fit',
        seen().filter((element) => {
          const isTooSmall =
            element.clientHeight > 0 &&
            !isField(element) &&
            (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1);
          const isClosed = ['hidden', 'clip'].includes(getComputedStyle(element).overflowY);
          return isTooSmall && (isClosed || element.matches('button, [role=button], a.quire-button, select'));
        }),
      );
    },

    rememberLetters(): void {
      for (const element of seen().filter(hasText)) remembered.set(element, letters(element));
    },

    /** Text whose font size has not doubled since it was recorded. */
    smallLetters(): string[] {
      const small = [...remembered].filter(([element, size]) => element.isConnected && letters(element) < size * 1.9);
      return names(
        'its letters do not grow',
        small.map(([element]) => element),
      );
    },

    /** Selected elements that look like the others. */
    chosenInVain(): string[] {
      const states = ['aria-selected', 'aria-pressed', 'aria-current'];
      const isChosen = (element: Element) =>
        states.some((state) => !['false', null].includes(element.getAttribute(state)));
      const chosen = seen().filter(isChosen);
      return names(
        'looks like those that are not chosen',
        chosen.filter((element) => {
          const unchosen = [...(element.parentElement?.children ?? [])].find(
            (sibling) => sibling.localName === element.localName && !isChosen(sibling),
          );
          return unchosen !== undefined && look(unchosen) === look(element);
        }),
      );
    },

    /** Icons of controls that keep their own colour, which may match the background. */
    ownColours(): string[] {
      return names(
        'does not take the colour of its words',
        seen().filter((shape) => {
          const control = shape.closest('button, a, [role=button], [role=tab]');
          if (!control || !shape.closest('svg') || shape.localName === 'svg') return false;
          const { fill, stroke } = getComputedStyle(shape);
          return [fill, stroke].some((paint) => paint !== 'none' && paint !== getComputedStyle(control).color);
        }),
      );
    },

    /**
     * Controls without a visible focus indicator for keyboards: an outline around them or their label. Of controls that
     * look the same, one is tested.
     */
    hiddenFocus(): string[] {
      const controls = seen().filter((element) =>
        element.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]'),
      ) as HTMLElement[];
      const kinds = new Map(controls.map((control) => [`${control.localName} ${control.className}`, control]));
      const isRinged = (element: Element) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
      };
      return names(
        'does not show its focus',
        [...kinds.values()].filter((control) => {
          control.focus();
          if (!control.matches(':focus') || isRinged(control)) return false;
          const label = (control as HTMLInputElement).labels?.[0];
          return !(label && isRinged(label));
        }),
      );
    },
  };
}

export type Eyes = ReturnType<typeof openEyes>;
