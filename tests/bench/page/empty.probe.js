window.subject = { isUsable: () => true, isDrawn: () => true };
