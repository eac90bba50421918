// Where things lie beside this page, on a Cloverleaf server or on any host of plain files (`cargo xtask site`).

/** The address of a file that lies beside the page. A site lies below any path, and its page is always at the top of it. */
export const beside = (file: string) => `${import.meta.env.BASE_URL}${file}`;

/** The documentation, which comes with a site. */
export const BOOK = beside("book/index.html");
/** Where the documentation tells how to run a server. */
export const SERVING = beside("book/docs/serving.html");
