alter table imported_rows rename column deed to action;
