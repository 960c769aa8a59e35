export const equipmentPlanned =
  'A directory of camera, light and sound rental houses is planned. It is empty: we list nobody before we have checked that they exist and want to be listed.';
export const equipmentPeople =
  'To find the people who work with such equipment, browse the <link>cinematographers</link>.';
export const equipmentTitle = 'Equipment';
export const equipmentDescription = 'Camera, light and sound.';
