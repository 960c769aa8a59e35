/** The part of the Navigation API that is used here; Firefox before 147 and Safari before 26.2 do not have it. */
interface NavigationEvents {
  addEventListener(
    type: 'navigate',
    listener: (event: {
      readonly destination: { readonly sameDocument: boolean; readonly url: string };
    }) => void,
  ): void;
}

/**
 * Call `act` before the page shows another address of its own: React shows it once the whole page is hydrated, what is
 * off the screen too. A browser that does not tell of addresses calls it when the visitor presses or chooses something.
 */
export function onOtherAddress(act: () => void): void {
  const { navigation } = globalThis as { navigation?: NavigationEvents };
  if (navigation) {
    navigation.addEventListener('navigate', ({ destination }) => {
      // The router writes its state into the entry of the address that is shown: that is no other address.
      if (destination.sameDocument && destination.url !== location.href) act();
    });
    return;
  }
  for (const type of ['click', 'change', 'popstate']) addEventListener(type, act);
}
