// An entropy value for each of 8 congestion control contexts.
`default_nettype none

module uet_one_path_n8_w128_adapts (
    input  wire        clk,
    input  wire        told_event_valid,
    input  wire  [2:0] told_event_ccc,
    input  wire  [3:0] told_event_kind,
    input  wire [31:0] told_event_bytes,
    input  wire [15:0] told_event_entropy,
    input  wire        told_event_ecn,
    input  wire        told_event_rtt_valid,
    input  wire [31:0] told_event_rtt,
    input  wire [15:0] told_event_out_of_order,
    input  wire        told_event_has_nscc,
    input  wire  [6:0] told_event_rcv_cwnd_pend,
    input  wire        told_event_restore_cwnd,
    input  wire        told_event_has_credit,
    input  wire [23:0] told_event_credit,
    input  wire [31:0] told_event_now,
    input  wire [13:0] told_event_size,
    input  wire        told_pick_valid,
    input  wire  [2:0] told_pick_ccc,
    input  wire  [2:0] told_pick_place,
    input  wire [13:0] told_pick_size,
    input  wire        told_pick_ordered,
    input  wire        told_begins_valid,
    input  wire  [2:0] told_begins_ccc,
    input  wire [31:0] random,
    output wire [15:0] picked_entropy,
    output wire  [7:0] picked_ccc_id,
    output wire [23:0] picked_credit_target
);

    reg  [14:0] drawn_rdata;
    reg  [14:0] found;
    wire [14:0] later_q;
    (* no_rw_check *)
    reg  [14:0] drawn [0:7];

    delay_w15_c6 later (
        .clk (clk),
        .d   (found),
        .q   (later_q)
    );

    always @(posedge clk) begin
        drawn_rdata <= drawn[told_pick_ccc];
        if (told_begins_valid) drawn[told_begins_ccc] <= random[31:17];
    end

    always @(posedge clk) begin
        found <= drawn_rdata;
    end

    assign picked_entropy = {1'b1, later_q};
    assign picked_ccc_id = 8'd0;
    assign picked_credit_target = 24'd0;

    wire _unused_ok = &{1'b0, told_event_valid, told_event_ccc, told_event_kind, told_event_bytes, told_event_entropy, told_event_ecn, told_event_rtt_valid, told_event_rtt, told_event_out_of_order, told_event_has_nscc, told_event_rcv_cwnd_pend, told_event_restore_cwnd, told_event_has_credit, told_event_credit, told_event_now, told_event_size, told_pick_valid, told_pick_place, told_pick_size, told_pick_ordered, random[16:0]};

endmodule

`default_nettype wire
