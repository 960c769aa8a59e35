import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './share-button.tsx';

const record = { name: 'Lionheart', facts: ' (2018), Nigeria', path: '/title/lionheart' };
const text = 'Lionheart (2018), Nigeria – on Sinima';

function sheet(answer: () => Promise<void>): jest.Mock {
  const share = jest.fn(answer);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  return share;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

async function press() {
  const user = userEvent.setup();
  render(<ShareButton record={record}>Share</ShareButton>);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  return user;
}

describe('the share button', () => {
  it('hands the page to the share sheet', async () => {
    const share = sheet(() => Promise.resolve());
    await press();
    const url = new URL(record.path, location.origin).href;
    expect(share).toHaveBeenCalledWith({ title: 'Lionheart', text, url });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('offers nothing else to those who close the share sheet', async () => {
    sheet(() => Promise.reject(new DOMException('closed', 'AbortError')));
    await press();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['there is no share sheet', () => undefined],
    ['it refuses', () => sheet(() => Promise.reject(new DOMException('no', 'NotAllowedError')))],
  ])('offers links and a copy where %s', async (_when, prepare) => {
    prepare();
    const user = await press();
    const whatsApp = await screen.findByRole('link', { name: 'WhatsApp' });
    expect(whatsApp).toHaveAttribute('href', expect.stringMatching(/^https:\/\/wa\.me\/\?text=\*Lionheart/));
    expect(whatsApp).toHaveAttribute('rel', 'noreferrer');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await navigator.clipboard.readText()).toBe(
      `${text}\n${new URL(record.path, location.origin).href}`,
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
