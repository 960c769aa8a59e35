/** The host's own texts in other languages. */
import type { Translations } from '@sinima/contracts/text';

export const translations: Translations = {
  fr: () => import(/* webpackChunkName: "messages-fr" */ '../../messages/fr.po'),
  ar: () => import(/* webpackChunkName: "messages-ar" */ '../../messages/ar.po'),
  pt: () => import(/* webpackChunkName: "messages-pt" */ '../../messages/pt.po'),
  sw: () => import(/* webpackChunkName: "messages-sw" */ '../../messages/sw.po'),
};
