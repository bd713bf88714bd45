// Consumed and freed credits of 4 virtual channels at the receiver.
`default_nettype none

module cbfc_accounts_n4_l2 (
    input  wire        clk,
    input  wire        rst,
    input  wire        arrives,
    input  wire  [1:0] arrival_vc,
    input  wire [19:0] arrival_cost,
    input  wire        leaves,
    input  wire  [1:0] release_vc,
    input  wire [19:0] release_cost,
    input  wire        update_half,
    input  wire [19:0] update_consumed_0,
    input  wire [19:0] update_consumed_1,
    input  wire [19:0] update_consumed_2,
    input  wire [19:0] update_consumed_3,
    input  wire [19:0] update_consumed_4,
    input  wire [19:0] update_consumed_5,
    input  wire [19:0] update_consumed_6,
    input  wire [19:0] update_consumed_7,
    input  wire [19:0] update_consumed_8,
    input  wire [19:0] update_consumed_9,
    input  wire [19:0] update_consumed_10,
    input  wire [19:0] update_consumed_11,
    input  wire [19:0] update_consumed_12,
    input  wire [19:0] update_consumed_13,
    input  wire [19:0] update_consumed_14,
    input  wire [19:0] update_consumed_15,
    input  wire        offered,
    input  wire  [3:0] enabled,
    input  wire        note,
    input  wire  [1:0] note_vc,
    input  wire [19:0] note_count,
    input  wire  [1:0] vc_0,
    input  wire  [1:0] vc_1,
    input  wire  [1:0] held_vc,
    output reg   [3:0] active,
    output wire        accepted,
    output wire        too_soon,
    output wire [19:0] freed_0,
    output wire [19:0] freed_1,
    output wire [19:0] arrived,
    output wire [19:0] released,
    output reg   [1:0] status_vc,
    output reg         status_active,
    output reg  [19:0] status_consumed,
    output reg  [19:0] status_freed,
    output reg         owed_valid,
    output reg   [1:0] owed_vc,
    output reg  [19:0] owed
);

    reg   [1:0] turn;
    wire        reconcile_accepted;
    wire        reconcile_too_soon;
    wire  [1:0] reconcile_look;
    wire        reconcile_write;
    wire  [1:0] reconcile_write_vc;
    wire [19:0] reconcile_lost;
    reg  [19:0] told;
    reg  [19:0] arrivals [0:3];
    reg  [19:0] releases [0:3];
    reg  [19:0] lost [0:3];
    reg  [19:0] advertised [0:3];

    wire  [3:0] keep = active & enabled;
    wire        lost_write = reconcile_write;
    wire  [3:0] starts_shr = (enabled & ~active) >> turn;
    wire        starts = starts_shr[0];
    wire        idle = !(arrives || leaves || lost_write || note);
    wire        zero = starts && idle;
    wire  [1:0] look = reconcile_look;
    wire [19:0] arrivals_rdata = arrivals[arrival_vc];
    wire [19:0] arrivals_sum = arrivals_rdata + arrival_cost;
    wire [19:0] releases_rdata = releases[release_vc];
    wire [19:0] releases_sum = releases_rdata + release_cost;
    wire [19:0] arrivals_rdata_1 = arrivals[look];
    wire [19:0] lost_rdata = lost[turn];
    wire [19:0] arrivals_rdata_2 = arrivals[turn];
    wire [19:0] releases_rdata_1 = releases[turn];
    wire [19:0] advertised_rdata = advertised[turn];
    wire [19:0] releases_rdata_2 = releases[vc_0];
    wire [19:0] lost_rdata_1 = lost[vc_0];
    wire [19:0] releases_rdata_3 = releases[vc_1];
    wire [19:0] lost_rdata_2 = lost[vc_1];
    wire [19:0] releases_rdata_4 = releases[held_vc];
    wire  [1:0] arrivals_choice = zero ? turn : arrival_vc;
    wire  [1:0] releases_choice = zero ? turn : release_vc;
    wire  [1:0] lost_choice = zero ? turn : reconcile_write_vc;
    wire  [1:0] advertised_choice = zero ? turn : note_vc;
    wire  [3:0] active_shr_turn = active >> turn;

    cbfc_reconciler_n4_l2 reconcile (
        .clk                (clk),
        .rst                (rst),
        .update_half        (update_half),
        .update_consumed_0  (update_consumed_0),
        .update_consumed_1  (update_consumed_1),
        .update_consumed_2  (update_consumed_2),
        .update_consumed_3  (update_consumed_3),
        .update_consumed_4  (update_consumed_4),
        .update_consumed_5  (update_consumed_5),
        .update_consumed_6  (update_consumed_6),
        .update_consumed_7  (update_consumed_7),
        .update_consumed_8  (update_consumed_8),
        .update_consumed_9  (update_consumed_9),
        .update_consumed_10 (update_consumed_10),
        .update_consumed_11 (update_consumed_11),
        .update_consumed_12 (update_consumed_12),
        .update_consumed_13 (update_consumed_13),
        .update_consumed_14 (update_consumed_14),
        .update_consumed_15 (update_consumed_15),
        .offered            (offered),
        .keep               (keep),
        .arrives            (arrives),
        .arrival_vc         (arrival_vc),
        .arrived            (arrivals_rdata_1),
        .accepted           (reconcile_accepted),
        .too_soon           (reconcile_too_soon),
        .look               (reconcile_look),
        .write              (reconcile_write),
        .write_vc           (reconcile_write_vc),
        .lost               (reconcile_lost)
    );

    always @(posedge clk) begin
        if (arrives || zero) arrivals[arrivals_choice] <= zero ? 20'd0 : arrivals_sum;
    end

    always @(posedge clk) begin
        if (leaves || zero) releases[releases_choice] <= zero ? 20'd0 : releases_sum;
    end

    always @(posedge clk) begin
        if (zero || lost_write) lost[lost_choice] <= zero ? 20'd0 : reconcile_lost;
    end

    always @(posedge clk) begin
        if (zero || note) advertised[advertised_choice] <= zero ? 20'd0 : note_count;
    end

    always @(posedge clk) begin
        if (rst) begin
            active <= 4'd0;
            turn <= 2'd0;
            status_active <= 1'b0;
            owed_valid <= 1'b0;
        end else begin
            if (!starts || idle) begin
                turn <= turn + 2'd1;
            end
            active <= keep | ((4'd1 << turn) & {4{zero}});
            status_active <= active_shr_turn[0];
            owed_valid <= status_active;
        end
    end

    always @(posedge clk) begin
        status_vc <= turn;
        status_consumed <= arrivals_rdata_2 + lost_rdata;
        status_freed <= releases_rdata_1 + lost_rdata;
        told <= advertised_rdata;
        owed_vc <= status_vc;
        owed <= status_freed - told;
    end

    assign accepted = reconcile_accepted;
    assign too_soon = reconcile_too_soon;
    assign freed_0 = releases_rdata_2 + lost_rdata_1;
    assign freed_1 = releases_rdata_3 + lost_rdata_2;
    assign arrived = arrivals_sum;
    assign released = releases_rdata_4;

    wire _unused_ok = &{1'b0, starts_shr[3:1], active_shr_turn[3:1]};

endmodule

`default_nettype wire
