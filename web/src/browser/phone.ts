/** The screens of phones, also of one that lies on its side. The same words stand in the styles. */
export const PHONE = '(max-width: 719px), (max-width: 1099px) and (max-height: 500px)';
