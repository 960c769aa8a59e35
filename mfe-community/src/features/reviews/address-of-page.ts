import { paths } from '@sinima/contracts/paths';

/** Return the address of a page of all reviews, counted from 1. */
export const addressOfPage = (page: number): string => paths.reviews(page === 1 ? {} : { page });
