import type { ReactNode } from 'react';
import { chipClass } from '../../src/chip/chip.ts';
import { changeView, useView } from './use-view.ts';
import { switches, switchNames, themeChoices, type ThemeChoice } from './view.ts';
import styles from './switches.module.css';

const themeNames: Record<ThemeChoice, string> = {
  system: 'System',
  light: 'Light',
  dark: 'Dark',
  both: 'Both',
};

interface ToggleProps {
  label: string;
  isOn: boolean;
  onPress: () => void;
}

function Toggle({ label, isOn, onPress }: ToggleProps): ReactNode {
  return (
    <button type="button" className={chipClass({ selected: isOn })} aria-pressed={isOn} onClick={onPress}>
      {label}
    </button>
  );
}

/** The switches of a piece's page: themes, and what visitors ask of their machines. */
export function Switches(): ReactNode {
  const view = useView();
  return (
    <div className={styles.switches}>
      <div role="group" aria-label="Theme" className={styles.group}>
        {themeChoices.map((theme) => (
          <Toggle
            key={theme}
            label={themeNames[theme]}
            isOn={view.theme === theme}
            onPress={() => changeView({ ...view, theme })}
          />
        ))}
      </div>
      <div role="group" aria-label="Shown as" className={styles.group}>
        {switchNames.map((name) => (
          <Toggle
            key={name}
            label={switches[name]}
            isOn={view[name] === true}
            onPress={() => {
              const { [name]: isOn, ...others } = view;
              changeView(isOn ? others : { ...others, [name]: true });
            }}
          />
        ))}
      </div>
    </div>
  );
}
