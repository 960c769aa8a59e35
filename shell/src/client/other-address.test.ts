import { onOtherAddress } from './other-address.ts';

const navigate = (sameDocument: boolean): Event =>
  Object.assign(new Event('navigate'), { destination: { sameDocument } });

afterEach(() => Reflect.deleteProperty(globalThis, 'navigation'));

it('another address of the page is told, another document is not', () => {
  const navigation = new EventTarget();
  Object.assign(globalThis, { navigation });
  const act = jest.fn();
  onOtherAddress(act);
  navigation.dispatchEvent(navigate(false));
  window.dispatchEvent(new Event('click'));
  expect(act).not.toHaveBeenCalled();
  navigation.dispatchEvent(navigate(true));
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
