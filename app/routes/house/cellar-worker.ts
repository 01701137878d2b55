import program from 'virtual:cellar-worker'
import { href } from 'react-router'

const headers = {
  'Content-Type': 'text/javascript; charset=utf-8',
  // Asked for again each time, so that a new build comes at once.
  'Cache-Control': 'no-cache',
  // The day stands at the panel's own address, without a stroke at its end.
  'Service-Worker-Allowed': href('/admin'),
}

/** What keeps the desks of the cellar on the machine: the same for everybody, it knows nothing of anybody. */
export function loader() {
  return new Response(program, { headers })
}
