-- Nothing was ever written into it: pages are told what changes after the commit, over the wire between the servers, and
-- messages leave by ctx.messages (docs/decisions/0030-live-updates.md).
drop table outbox;
