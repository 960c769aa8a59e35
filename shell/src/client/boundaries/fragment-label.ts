/** The label of a fragment: what it is, and the way to its owner's folder. */
import type { FolderLink, RemoteFacts } from '../../page/boundary-facts.ts';
import { labelLines, type BrowserTime } from './label-text.ts';

/** Ask the development server to open a folder. @returns what to say of it */
async function openFolder(remote: string, address: string): Promise<string> {
  const response = await fetch(address, { method: 'POST' }).catch(() => undefined);
  if (response?.ok) return `${remote}/ is opened in your editor.`;
  return response?.status === 404
    ? `The folder of ${remote} is not on this machine.`
    : `No editor opened ${remote}/. Start one, or name it in LAUNCH_EDITOR.`;
}

function elementFor(remote: string, folder: FolderLink, say: (text: string) => void): HTMLElement {
  if (folder.kind === 'repository') {
    const link = document.createElement('a');
    link.href = folder.address;
    link.target = '_blank';
    link.rel = 'noreferrer';
    return link;
  }
  const button = document.createElement('button');
  button.type = 'button';
  button.addEventListener('click', () => {
    if (folder.kind === 'name') say(`Its folder in the repository is ${remote}/.`);
    else void openFolder(remote, folder.address).then(say);
  });
  return button;
}

/** Make the label of a fragment. @param say tells what came of a click */
export function createLabel(
  key: string,
  facts: RemoteFacts | undefined,
  say: (text: string) => void,
): HTMLElement {
  const remote = key.slice(0, key.indexOf('/'));
  const label = elementFor(remote, facts?.folder ?? { kind: 'name' }, say);
  label.className = 'label';
  label.title = `Open the folder of ${remote}`;
  return label;
}

/** Write what stands on a label, if that is something else by now. */
export function fillLabel(
  label: HTMLElement,
  key: string,
  facts: RemoteFacts | undefined,
  time?: BrowserTime,
): void {
  const lines = labelLines(key, facts, time);
  if (lines.join('\n') === label.dataset.text) return;
  label.dataset.text = lines.join('\n');
  label.replaceChildren(
    ...lines.map((line) => {
      const element = document.createElement('span');
      element.textContent = line;
      return element;
    }),
  );
}
