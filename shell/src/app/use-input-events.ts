import { useEffect, useEffectEvent, type RefObject } from 'react';

interface InputHandlers {
  onInput(value: string): void;
  onKey(event: KeyboardEvent): void;
  onLeave(): void;
}

/** Listen to an input that another component renders, and that was there before this one. */
export function useInputEvents(input: RefObject<HTMLInputElement | null>, handlers: InputHandlers): void {
  const onInput = useEffectEvent(handlers.onInput);
  const onKey = useEffectEvent(handlers.onKey);
  const onLeave = useEffectEvent(handlers.onLeave);

  useEffect(() => {
    const box = input.current;
    if (!box) return;
    const listeners = {
      input: () => onInput(box.value),
      keydown: (event: KeyboardEvent) => onKey(event),
      blur: () => onLeave(),
    };
    // The text that was typed before this listened.
    if (box === document.activeElement) listeners.input();
    box.addEventListener('input', listeners.input);
    box.addEventListener('keydown', listeners.keydown);
    box.addEventListener('blur', listeners.blur);
    return () => {
      box.removeEventListener('input', listeners.input);
      box.removeEventListener('keydown', listeners.keydown);
      box.removeEventListener('blur', listeners.blur);
    };
  }, [input]);
}
