/**
 * Runs in a page, so it stands on nothing but the page: looks at what is drawn there, shadow roots included. Each look names
 * the elements that a customer could not read, reach or tell apart.
 */
export function openEyes() {
  /** Everything that is drawn, from the outside in: what is clipped away is for ears only, with all that is inside. */
  const drawn = (root: ParentNode): Element[] =>
    [...root.children].flatMap((element) =>
      element.checkVisibility() && getComputedStyle(element).clipPath === 'none'
        ? [element, ...(element.shadowRoot ? drawn(element.shadowRoot) : []), ...drawn(element)]
        : [],
    );
  const seen = () => drawn(document.body).filter((element) => element.checkVisibility({ visibilityProperty: true }));

  const hasWords = ({ childNodes }: Element) =>
    [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const name = (element: Element) => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30);
    return `${element.localName}.${element.getAttribute('class') ?? ''} "${words}"`;
  };
  const names = (fault: string, elements: Element[]) => elements.map((element) => `${fault}: ${name(element)}`);

  /** What is typed into a field may be longer than the field. */
  const isField = (element: Element) => element.matches('input, textarea');
  /** A table keeps its columns, and so may be wider than the box that scrolls it [WCAG 1.4.10]. */
  const isOfTable = (element: Element) => element.matches('table *, :has(> table)');
  /** A row that snaps is turned part by part: a part may be out of sight in it, but has to fit. */
  const isRow = (element: Element) => getComputedStyle(element).scrollSnapType.startsWith('x');
  const rowAround = (element: Element | null): Element | undefined =>
    element ? (isRow(element) ? element : rowAround(element.parentElement)) : undefined;
  const fitsRow = (element: Element) => {
    const row = rowAround(element.parentElement);
    return row !== undefined && element.getBoundingClientRect().width <= row.clientWidth;
  };
  const letters = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const remembered = new Map<Element, number>();

  const marks = [
    'border-color',
    'border-width',
    'border-style',
    'outline-style',
    'text-decoration-line',
    'font-weight',
  ];
  const look = (element: Element) => {
    const style = getComputedStyle(element);
    return [...marks, 'background-color', 'color'].map((property) => style.getPropertyValue(property)).join();
  };

  return {
    /** What is cut off at a side of the page, or is met by scrolling sideways only. */
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
          (hasWords(element) || element.matches('button, input, select, textarea, img'))
        );
      });
      return [
        ...(scrolls(document.documentElement) ? ['the page scrolls sideways'] : []),
        ...names('wider than its box', boxes),
        ...names('beyond the edge', beyond),
      ];
    },

    /** Words that do not fit into what holds them. */
    cutWords(): string[] {
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
      for (const element of seen().filter(hasWords)) remembered.set(element, letters(element));
    },

    /** Words whose letters have not become twice what they were when they were remembered. */
    smallLetters(): string[] {
      const small = [...remembered].filter(([element, size]) => element.isConnected && letters(element) < size * 1.9);
      return names(
        'its letters do not grow',
        small.map(([element]) => element),
      );
    },

    /** What is chosen among others and looks as they do. */
    chosenInVain(): string[] {
      const states = ['aria-selected', 'aria-pressed', 'aria-current'];
      const isChosen = (element: Element) =>
        states.some((state) => !['false', null].includes(element.getAttribute(state)));
      const chosen = seen().filter(isChosen);
      return names(
        'looks like those that are not chosen',
        chosen.filter((element) => {
          const other = [...(element.parentElement?.children ?? [])].find(
            (sibling) => sibling.localName === element.localName && !isChosen(sibling),
          );
          return other !== undefined && look(other) === look(element);
        }),
      );
    },

    /** Pictures of controls in a colour of their own, which may be that of what is behind them. */
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
     * Controls that do not show that they have the focus of a keyboard: by a line round them, or round their label. One of
     * those that are drawn alike stands for all.
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
