/**
 * The facade: all that a remote may use of router, query and shell. There is one instance of it in a page, the host's
 * (`docs/decisions/0001-one-composition.md`); what is not re-exported here is not there for remotes.
 */
export { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
export { Link, NavLink } from './link.tsx';
export { keepPreviousData, useQuery } from '@tanstack/react-query';
export { ApiError, isMissing } from './api-error.ts';
export { apiListQuery, apiQuery } from './api-query.ts';
export { apiSend, type ListPage } from './api-fetch.ts';
export { Slot } from './slot.tsx';
export { RichText, useText } from './text.tsx';
export { toast } from './toast.ts';
