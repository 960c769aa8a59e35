/** An entry with an asynchronous boundary, as Module Federation's documentation has it. */
void import('./bootstrap.tsx');
