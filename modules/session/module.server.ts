import type { ServerKey } from '#server-kit/auth/session-key.ts';
import type { Database } from '#server-kit/db/database.ts';
import { defineServerModule, type ServerModule } from '#server-kit/operation/server-module.ts';
import type { PostOffice } from '#server-kit/post/post-office.ts';
import { approvers } from './approval/server/approvers.query.ts';
import { giveApproval } from './approval/server/give-approval.command.ts';
import { bringBusiness } from './bring-business/server/bring-business.command.ts';
import { askFirstStart } from './first-start/server/ask-first-start.ts';
import { beginSample, type FirstSample } from './first-start/server/begin-sample.ts';
import { checkSetupCode } from './first-start/server/check-setup-code.ts';
import { startFirst } from './first-start/server/start-first.ts';
import { login } from './login/server/login.command.ts';
import { logout } from './login/server/logout.command.ts';
import { refresh } from './login/server/refresh.query.ts';
import { switchBranch } from './login/server/switch-branch.command.ts';
import { changeOwnSettings } from './own/server/change-own-settings.command.ts';
import { changePassword } from './own/server/change-password.command.ts';
import { listDevices } from './own/server/devices.query.ts';
import { draftKey } from './own/server/draft-key.query.ts';
import { endDevice, endManyDevices } from './own/server/end-devices.command.ts';
import { endSessionsOf } from './own/server/end-sessions-of.ts';
import { ownPin } from './own/server/own-pin.query.ts';
import { viewOwnSettings } from './own/server/own-settings.query.ts';
import { proveOwnSession } from './own/server/prove.command.ts';
import { setPin } from './own/server/set-pin.command.ts';
import { verifyPaper } from './paper/server/verify-paper.query.ts';
import { forgotPassword } from './recovery/server/forgot-password.command.ts';
import { recoveryMeans } from './recovery/server/recovery-means.ts';
import { resetPassword } from './recovery/server/reset-password.command.ts';
import { verify } from './recovery/server/verify.command.ts';
import { removeSample } from './sample/server/remove-sample.command.ts';
import { listSavedViews } from './saved-view/server/list-saved-views.query.ts';
import { changeView, dropView, saveView } from './saved-view/server/save-view.command.ts';
import { allowSupport } from './support/server/allow-support.command.ts';
import { endSupport } from './support/server/end-support.command.ts';
import { listSupport } from './support/server/list-support.query.ts';
import { endTokensOf } from './token/server/end-tokens-of.ts';
import { listTokens } from './token/server/list-tokens.query.ts';
import { makeToken } from './token/server/make-token.command.ts';
import { revokeManyTokens, revokeToken } from './token/server/revoke-token.command.ts';
import { beginTwoFactor } from './two-factor/server/begin-two-factor.command.ts';
import { confirmTwoFactor } from './two-factor/server/confirm-two-factor.command.ts';
import { demandTwoFactor } from './two-factor/server/demand-two-factor.command.ts';
import { endTwoFactor } from './two-factor/server/end-two-factor.command.ts';
import { renewCodes } from './two-factor/server/renew-codes.command.ts';
import { factorKeys } from './two-factor/server/second-factor.ts';

/** The calls of sessions. They need what the others do not: the gateway where sessions are opened, and the server's key. */
export function sessionServer({ database, serverKey, post = NO_POST, sample }: SessionParts): ServerModule {
  const means = recoveryMeans(serverKey, post);
  const factors = factorKeys(serverKey);
  return defineServerModule({
    brings: { accessEndings: [endTokensOf, endSessionsOf] },
    operations: [
      approvers,
      giveApproval(database),
      askFirstStart,
      checkSetupCode(serverKey),
      verifyPaper,
      startFirst(serverKey),
      beginSample(serverKey, sample),
      bringBusiness(database),
      login(serverKey),
      logout,
      refresh,
      switchBranch,
      viewOwnSettings,
      draftKey(serverKey),
      changeOwnSettings,
      changePassword(database),
      proveOwnSession(database, factors),
      ownPin,
      setPin,
      listDevices,
      endDevice,
      endManyDevices,
      listTokens,
      makeToken(database),
      revokeToken,
      revokeManyTokens,
      listSavedViews,
      saveView,
      changeView,
      dropView,
      forgotPassword(means),
      verify(means),
      resetPassword,
      beginTwoFactor(database, factors),
      confirmTwoFactor(database, factors),
      endTwoFactor(database, factors),
      renewCodes(database, factors),
      demandTwoFactor,
      listSupport,
      allowSupport,
      endSupport,
      removeSample,
    ],
  });
}

interface SessionParts {
  database: Database;
  serverKey: ServerKey;
  /** Told of new messages; without it they wait in the outbox. */
  post?: Pick<PostOffice, 'nudge'>;
  /** Makes the sample of a first start; without it none is made. */
  sample?: FirstSample;
}

const NO_POST = { nudge: () => undefined };
