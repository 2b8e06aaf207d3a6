-- How long trucks rest between trips, and how long before a trip they are called reserved: every branch begins as it was.
alter table branch_settings add column truck_turn_round_hours integer not null default 0;
alter table branch_settings alter column truck_turn_round_hours drop default;
alter table branch_settings add column truck_reserved_days integer not null default 7;
alter table branch_settings alter column truck_reserved_days drop default;
