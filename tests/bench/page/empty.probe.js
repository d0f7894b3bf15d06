window.subject = { isUsable: () => true, isRendered: () => true };
