import { onOtherAddress } from './other-address.ts';

const navigate = (url: string, sameDocument = true): Event =>
  Object.assign(new Event('navigate'), {
    destination: { sameDocument, url: new URL(url, location.href).href },
  });

afterEach(() => Reflect.deleteProperty(globalThis, 'navigation'));

it('another address of the page is told; another document, and the entry of the shown address, are not', () => {
  const navigation = new EventTarget();
  Object.assign(globalThis, { navigation });
  const act = jest.fn();
  onOtherAddress(act);
  navigation.dispatchEvent(navigate('/movies', false));
  navigation.dispatchEvent(navigate(location.href));
  window.dispatchEvent(new Event('click'));
  expect(act).not.toHaveBeenCalled();
  navigation.dispatchEvent(navigate('?platform=netflix'));
  expect(act).toHaveBeenCalledTimes(1);
});

it.each(['click', 'change', 'popstate'])(
  'a browser that does not tell of addresses is believed by its %s',
  (type) => {
    const act = jest.fn();
    onOtherAddress(act);
    window.dispatchEvent(new Event(type));
    expect(act).toHaveBeenCalled();
  },
);
