import { paths } from '@sinima/contracts/paths';
import { Link, RichText, useText } from '@sinima/runtime';
import { SitePage } from '../features/site-page/site-page.tsx';
import * as messages from './equipment-page.messages.ts';

/** `/equipment` */
export default function EquipmentPage() {
  const text = useText();
  return (
    <SitePage title={text(messages.equipmentTitle)} slug="equipment">
      <p>{text(messages.equipmentPlanned)}</p>
      <p>
        <RichText
          message={messages.equipmentPeople}
          parts={{ link: (content) => <Link to={paths.people({ role: 'Cinematographer' })}>{content}</Link> }}
        />
      </p>
    </SitePage>
  );
}
