import { acceptInvitation } from './accounts/accept-invitation.ts'
import { addPasskey } from './accounts/add-passkey.ts'
import { askEmailChange } from './accounts/ask-email-change.ts'
import { askPasswordReset } from './accounts/ask-password-reset.ts'
import { changePassword } from './accounts/change-password.ts'
import { changeUser } from './accounts/change-user.ts'
import { changeUserRole } from './accounts/change-user-role.ts'
import { confirmEmailChange } from './accounts/confirm-email-change.ts'
import { confirmPassword } from './accounts/confirm-password.ts'
import { confirmRegistration } from './accounts/confirm-registration.ts'
import { confirmSecondFactor } from './accounts/confirm-second-factor.ts'
import { endNewLogin } from './accounts/end-new-login.ts'
import { endOtherSessions } from './accounts/end-other-sessions.ts'
import { endSession } from './accounts/end-session.ts'
import { getLogged } from './accounts/get-logged.ts'
import { getSecondFactor } from './accounts/get-second-factor.ts'
import { getUser } from './accounts/get-user.ts'
import { inviteUser } from './accounts/invite-user.ts'
import { listInvitations } from './accounts/list-invitations.ts'
import { listPasskeys } from './accounts/list-passkeys.ts'
import { listSessions } from './accounts/list-sessions.ts'
import { listStaff } from './accounts/list-staff.ts'
import { logIn } from './accounts/log-in.ts'
import { logInWithPasskey } from './accounts/log-in-with-passkey.ts'
import { logOut } from './accounts/log-out.ts'
import { register } from './accounts/register.ts'
import { removeInvitation } from './accounts/remove-invitation.ts'
import { removePasskey } from './accounts/remove-passkey.ts'
import { removeSecondFactor } from './accounts/remove-second-factor.ts'
import { resetPassword } from './accounts/reset-password.ts'
import { startPasskey } from './accounts/start-passkey.ts'
import { startPasskeyLogin } from './accounts/start-passkey-login.ts'
import { startSecondFactor } from './accounts/start-second-factor.ts'
import { undoEmailChange } from './accounts/undo-email-change.ts'
import { getConsentSetup } from './consent/get-consent-setup.ts'
import { giveConsent } from './consent/give-consent.ts'
import { changeExternalApp } from './external-apps/change-external-app.ts'
import { getPublicAppConfig } from './external-apps/get-public-app-config.ts'
import { listExternalApps } from './external-apps/list-external-apps.ts'
import { removeExternalApp } from './external-apps/remove-external-app.ts'
import { getCompliance } from './legal/get-compliance.ts'
import { getLegalText } from './legal/get-legal-text.ts'
import { getLegalVersion } from './legal/get-legal-version.ts'
import { getMail } from './mail/get-mail.ts'
import { listMails } from './mail/list-mails.ts'
import { resendMail } from './mail/resend-mail.ts'
import { changeImage } from './media/change-image.ts'
import { createImages } from './media/create-images.ts'
import { getImage } from './media/get-image.ts'
import { listImages } from './media/list-images.ts'
import { loadSvg } from './media/load-svg.ts'
import { removeImage } from './media/remove-image.ts'
import { replaceImageFile } from './media/replace-image-file.ts'
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
import { answerMessage } from './messages/answer-message.ts'
import { changeMessage } from './messages/change-message.ts'
import { getMessage } from './messages/get-message.ts'
import { listMessageSpam } from './messages/list-message-spam.ts'
import { listMessages } from './messages/list-messages.ts'
import { removeMessage } from './messages/remove-message.ts'
import { sendMessage } from './messages/send-message.ts'
import { changePage } from './pages/change-page.ts'
import { createPage } from './pages/create-page.ts'
import { getAdminPage } from './pages/get-admin-page.ts'
import { getPage } from './pages/get-page.ts'
import { listAdminPages } from './pages/list-admin-pages.ts'
import { listPages } from './pages/list-pages.ts'
import { movePage } from './pages/move-page.ts'
import { removePage } from './pages/remove-page.ts'
import { changeComponentConf } from './site/change-component-conf.ts'
import { changeParameter } from './site/change-parameter.ts'
import { changeSite } from './site/change-site.ts'
import { changeSiteServers } from './site/change-site-servers.ts'
import { companyAddresses } from './site/company-addresses.ts'
import { createComponentConf } from './site/create-component-conf.ts'
import { createParameter } from './site/create-parameter.ts'
import { fonts } from './site/fonts.ts'
import { getAdminParameter } from './site/get-admin-parameter.ts'
import { getAdminSite } from './site/get-admin-site.ts'
import { getComponentConf } from './site/get-component-conf.ts'
import { getFontFile } from './site/get-font-file.ts'
import { getSiteInfo } from './site/get-site-info.ts'
import { getVisit } from './site/get-visit.ts'
import { languages } from './site/languages.ts'
import { listAddressTypes } from './site/list-address-types.ts'
import { listAdminParameters } from './site/list-admin-parameters.ts'
import { listCompanyAddresses } from './site/list-company-addresses.ts'
import { listParameters } from './site/list-parameters.ts'
import { listVisits } from './site/list-visits.ts'
import { logVisit } from './site/log-visit.ts'
import { logos } from './site/logos.ts'
import { removeComponentConf } from './site/remove-component-conf.ts'
import { removeParameter } from './site/remove-parameter.ts'
import { uploadFontFile } from './site/upload-font-file.ts'
import { contentUseCases } from './use-cases-contents.ts'
import { dailyUseCases } from './use-cases-daily.ts'
import { letterUseCases } from './use-cases-letters.ts'
import { orderUseCases } from './use-cases-orders.ts'
import { outreachUseCases } from './use-cases-outreach.ts'
import { pageUseCases } from './use-cases-pages.ts'
import { paperUseCases } from './use-cases-papers.ts'
import { shopUseCases } from './use-cases-shop.ts'
import { siteUseCases } from './use-cases-sites.ts'
import { trustUseCases } from './use-cases-trust.ts'
import type { UseCases } from './visit.ts'

/** What carries out each call of the contract. */
export const useCases: UseCases = {
  ...companyAddresses,
  ...fonts,
  ...languages,
  ...logos,
  listParameters,
  getSiteInfo,
  getLogged,
  register,
  confirmRegistration,
  logIn,
  logOut,
  askPasswordReset,
  resetPassword,
  endNewLogin,
  undoEmailChange,
  acceptInvitation,
  getUser,
  changeUser,
  changePassword,
  confirmPassword,
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
  listInvitations,
  listStaff,
  removeInvitation,
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
  listMails,
  getMail,
  resendMail,
  changeImage,
  createImages,
  getImage,
  listImages,
  loadSvg,
  removeImage,
  replaceImageFile,
  listPages,
  getPage,
  listAdminPages,
  getAdminPage,
  changePage,
  movePage,
  createPage,
  removePage,
  listAdminParameters,
  getAdminParameter,
  changeParameter,
  changeSite,
  changeSiteServers,
  getFontFile,
  uploadFontFile,
  createParameter,
  getAdminSite,
  removeParameter,
  getComponentConf,
  getVisit,
  listAddressTypes,
  listCompanyAddresses,
  listVisits,
  logVisit,
  removeComponentConf,
  changeComponentConf,
  createComponentConf,
  answerMessage,
  changeMessage,
  getMessage,
  listMessageSpam,
  listMessages,
  removeMessage,
  sendMessage,
  ...letterUseCases,
  ...outreachUseCases,
  getLegalText,
  getLegalVersion,
  getCompliance,
  getPublicAppConfig,
  getConsentSetup,
  giveConsent,
  listExternalApps,
  changeExternalApp,
  removeExternalApp,
  ...contentUseCases,
  ...shopUseCases,
  ...orderUseCases,
  ...pageUseCases,
  ...paperUseCases,
  ...dailyUseCases,
  ...trustUseCases,
  ...siteUseCases,
}
