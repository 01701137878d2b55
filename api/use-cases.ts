import { acceptInvitation } from './accounts/accept-invitation.ts'
import { addPasskey } from './accounts/add-passkey.ts'
import { askEmailChange } from './accounts/ask-email-change.ts'
import { askPasswordReset } from './accounts/ask-password-reset.ts'
import { changePassword } from './accounts/change-password.ts'
import { changeUser } from './accounts/change-user.ts'
import { changeUserRole } from './accounts/change-user-role.ts'
import { confirmEmailChange } from './accounts/confirm-email-change.ts'
import { confirmRegistration } from './accounts/confirm-registration.ts'
import { confirmSecondFactor } from './accounts/confirm-second-factor.ts'
import { endOtherSessions } from './accounts/end-other-sessions.ts'
import { endSession } from './accounts/end-session.ts'
import { getLogged } from './accounts/get-logged.ts'
import { getSecondFactor } from './accounts/get-second-factor.ts'
import { getUser } from './accounts/get-user.ts'
import { inviteUser } from './accounts/invite-user.ts'
import { listPasskeys } from './accounts/list-passkeys.ts'
import { listSessions } from './accounts/list-sessions.ts'
import { logIn } from './accounts/log-in.ts'
import { logInWithPasskey } from './accounts/log-in-with-passkey.ts'
import { logOut } from './accounts/log-out.ts'
import { register } from './accounts/register.ts'
import { removePasskey } from './accounts/remove-passkey.ts'
import { removeSecondFactor } from './accounts/remove-second-factor.ts'
import { resetPassword } from './accounts/reset-password.ts'
import { startPasskey } from './accounts/start-passkey.ts'
import { startPasskeyLogin } from './accounts/start-passkey-login.ts'
import { startSecondFactor } from './accounts/start-second-factor.ts'
import { addOwnAddress } from './members/add-own-address.ts'
import { answerRightsRequest } from './members/answer-rights-request.ts'
import { askRights } from './members/ask-rights.ts'
import { cancelDeletion } from './members/cancel-deletion.ts'
import { changeOwnAddress } from './members/change-own-address.ts'
import { deleteUser } from './members/delete-user.ts'
import { exportOwnData } from './members/export-own-data.ts'
import { getDeletion } from './members/get-deletion.ts'
import { getRightsRequest } from './members/get-rights-request.ts'
import { listOwnAddresses } from './members/list-own-addresses.ts'
import { listRightsRequests } from './members/list-rights-requests.ts'
import { removeOwnAddress } from './members/remove-own-address.ts'
import { changePage } from './pages/change-page.ts'
import { getAdminPage } from './pages/get-admin-page.ts'
import { getPage } from './pages/get-page.ts'
import { listAdminPages } from './pages/list-admin-pages.ts'
import { listPages } from './pages/list-pages.ts'
import { changeParameter } from './site/change-parameter.ts'
import { getAdminParameter } from './site/get-admin-parameter.ts'
import { getSiteInfo } from './site/get-site-info.ts'
import { listAdminParameters } from './site/list-admin-parameters.ts'
import { listParameters } from './site/list-parameters.ts'
import type { UseCases } from './visit.ts'

/** The calls that are built; the others answer 501 until they stand here. */
export const useCases: Partial<UseCases> = {
  listParameters,
  getSiteInfo,
  getLogged,
  register,
  confirmRegistration,
  logIn,
  logOut,
  askPasswordReset,
  resetPassword,
  acceptInvitation,
  getUser,
  changeUser,
  changePassword,
  askEmailChange,
  confirmEmailChange,
  listSessions,
  endOtherSessions,
  endSession,
  getSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  listPasskeys,
  startPasskey,
  addPasskey,
  removePasskey,
  startPasskeyLogin,
  logInWithPasskey,
  inviteUser,
  changeUserRole,
  addOwnAddress,
  answerRightsRequest,
  askRights,
  cancelDeletion,
  changeOwnAddress,
  deleteUser,
  exportOwnData,
  getDeletion,
  getRightsRequest,
  listOwnAddresses,
  listRightsRequests,
  removeOwnAddress,
  listPages,
  getPage,
  listAdminPages,
  getAdminPage,
  changePage,
  listAdminParameters,
  getAdminParameter,
  changeParameter,
}
