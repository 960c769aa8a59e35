import { paths } from '@sinima/contracts/paths';
import { Link } from '@sinima/runtime';
import { SitePage } from '../features/site-page/site-page.tsx';

/** `/equipment` */
export default function EquipmentPage() {
  return (
    <SitePage title="Equipment" slug="equipment">
      <p>
        A directory of camera, light and sound rental houses is planned. It is empty: we list nobody before we
        have checked that they exist and want to be listed.
      </p>
      <p>
        To find the people who work with such equipment, browse the{' '}
        <Link to={paths.people({ role: 'Cinematographer' })}>cinematographers</Link>.
      </p>
    </SitePage>
  );
}
