import { throwNotFound } from '#app/http/answers.server.ts'

/** An address of the panel that leads nowhere: told in the panel to those of the house, and to nobody else that it is one. */
export function loader() {
  throwNotFound()
}

export const action = loader
