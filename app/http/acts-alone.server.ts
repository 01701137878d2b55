import { type MiddlewareFunction, redirect } from 'react-router'

/** The `middleware` of an address that only takes a form: whoever comes to read is led up to the page it lies under. */
export const actsAlone: MiddlewareFunction<Response>[] = [
  ({ request, url: { pathname } }) => {
    if (request.method !== 'POST') throw redirect(pathname.slice(0, pathname.lastIndexOf('/')), 303)
  },
]
