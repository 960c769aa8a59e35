import { ApiWord } from '@sinima/api/http/api-property';
import { Samples } from '@sinima/api/http/samples.decorator';

const DELIVERIES = ['mail', 'log', 'none'] as const;
export type ContactDelivery = (typeof DELIVERIES)[number];

/** How visitors reach the people who run this site. */
@Samples<Contact>({ delivery: 'log' })
export class Contact {
  /**
   * `mail`: messages are mailed. `log`: a demonstration writes them into the log of its server. `none`: there is no form,
   * because no address is set.
   */
  @ApiWord(DELIVERIES, 'ContactDelivery')
  delivery!: ContactDelivery;
}
