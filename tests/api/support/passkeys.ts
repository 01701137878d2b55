import { openAuthenticator } from '../../support/authenticator.ts'
import { type Accounts, given, type Person, password } from './accounts.ts'

export const origin = 'https://coteaux.test'

export type Device = ReturnType<typeof openAuthenticator>

/** Adds a key to an account; answers the device that has it, and the codes that came along. */
export async function addKey(
  { api }: Person,
  { device = openAuthenticator(origin), secret = password, name = 'Mon téléphone' } = {},
) {
  const options = given(await api.startPasskey({ body: { password: secret } }))
  const { recoveryCodes } = given(await api.addPasskey({ body: { name, ...device.create(options) } }))
  return { device, recoveryCodes, options }
}

/** Asks for a challenge and sends what the device answers to it. */
export async function enterWith({ as }: Accounts, device: Device, lies: Parameters<Device['get']>[1] = {}) {
  const options = given(await as().startPasskeyLogin())
  return as().logInWithPasskey({ body: device.get(options, lies) })
}
