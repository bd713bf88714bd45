// Delays 159 bits by 2 clocks.
`default_nettype none

module delay_w159_c2 (
    input  wire        clk,
    input  wire        d_alive,
    input  wire        d_creating,
    input  wire  [2:0] d_state,
    input  wire        d_age,
    input  wire [31:0] d_start,
    input  wire [15:0] d_peer,
    input  wire [31:0] d_cum,
    input  wire  [7:0] d_range,
    input  wire        d_plain,
    input  wire  [7:0] d_code,
    input  wire        d_clean,
    input  wire        d_is_open,
    input  wire        d_below_cum,
    input  wire [31:0] d_lead,
    input  wire        d_acks,
    input  wire        d_newer,
    input  wire        d_nacks,
    input  wire        d_loses,
    input  wire        d_holds,
    input  wire        d_gaps,
    input  wire        d_restarts,
    input  wire        d_moves,
    input  wire        d_learns,
    input  wire        d_dies,
    input  wire        d_quiesces,
    input  wire        d_ends,
    input  wire        d_vanishes,
    input  wire        d_backs,
    input  wire        d_recovers,
    input  wire        d_controls,
    input  wire        d_ignored_unknown_pdc,
    input  wire        d_ignored_mismatch,
    input  wire        d_ignored_ack_out_of_range,
    input  wire        d_ignored_nack_out_of_range,
    input  wire        d_ignored_nack_unexpected,
    output wire        q_alive,
    output wire        q_creating,
    output wire  [2:0] q_state,
    output wire        q_age,
    output wire [31:0] q_start,
    output wire [15:0] q_peer,
    output wire [31:0] q_cum,
    output wire  [7:0] q_range,
    output wire        q_plain,
    output wire  [7:0] q_code,
    output wire        q_clean,
    output wire        q_is_open,
    output wire        q_below_cum,
    output wire [31:0] q_lead,
    output wire        q_acks,
    output wire        q_newer,
    output wire        q_nacks,
    output wire        q_loses,
    output wire        q_holds,
    output wire        q_gaps,
    output wire        q_restarts,
    output wire        q_moves,
    output wire        q_learns,
    output wire        q_dies,
    output wire        q_quiesces,
    output wire        q_ends,
    output wire        q_vanishes,
    output wire        q_backs,
    output wire        q_recovers,
    output wire        q_controls,
    output wire        q_ignored_unknown_pdc,
    output wire        q_ignored_mismatch,
    output wire        q_ignored_ack_out_of_range,
    output wire        q_ignored_nack_out_of_range,
    output wire        q_ignored_nack_unexpected
);

    reg         ago_1_alive;
    reg         ago_1_creating;
    reg   [2:0] ago_1_state;
    reg         ago_1_age;
    reg  [31:0] ago_1_start;
    reg  [15:0] ago_1_peer;
    reg  [31:0] ago_1_cum;
    reg   [7:0] ago_1_range;
    reg         ago_1_plain;
    reg   [7:0] ago_1_code;
    reg         ago_1_clean;
    reg         ago_1_is_open;
    reg         ago_1_below_cum;
    reg  [31:0] ago_1_lead;
    reg         ago_1_acks;
    reg         ago_1_newer;
    reg         ago_1_nacks;
    reg         ago_1_loses;
    reg         ago_1_holds;
    reg         ago_1_gaps;
    reg         ago_1_restarts;
    reg         ago_1_moves;
    reg         ago_1_learns;
    reg         ago_1_dies;
    reg         ago_1_quiesces;
    reg         ago_1_ends;
    reg         ago_1_vanishes;
    reg         ago_1_backs;
    reg         ago_1_recovers;
    reg         ago_1_controls;
    reg         ago_1_ignored_unknown_pdc;
    reg         ago_1_ignored_mismatch;
    reg         ago_1_ignored_ack_out_of_range;
    reg         ago_1_ignored_nack_out_of_range;
    reg         ago_1_ignored_nack_unexpected;
    reg         ago_2_alive;
    reg         ago_2_creating;
    reg   [2:0] ago_2_state;
    reg         ago_2_age;
    reg  [31:0] ago_2_start;
    reg  [15:0] ago_2_peer;
    reg  [31:0] ago_2_cum;
    reg   [7:0] ago_2_range;
    reg         ago_2_plain;
    reg   [7:0] ago_2_code;
    reg         ago_2_clean;
    reg         ago_2_is_open;
    reg         ago_2_below_cum;
    reg  [31:0] ago_2_lead;
    reg         ago_2_acks;
    reg         ago_2_newer;
    reg         ago_2_nacks;
    reg         ago_2_loses;
    reg         ago_2_holds;
    reg         ago_2_gaps;
    reg         ago_2_restarts;
    reg         ago_2_moves;
    reg         ago_2_learns;
    reg         ago_2_dies;
    reg         ago_2_quiesces;
    reg         ago_2_ends;
    reg         ago_2_vanishes;
    reg         ago_2_backs;
    reg         ago_2_recovers;
    reg         ago_2_controls;
    reg         ago_2_ignored_unknown_pdc;
    reg         ago_2_ignored_mismatch;
    reg         ago_2_ignored_ack_out_of_range;
    reg         ago_2_ignored_nack_out_of_range;
    reg         ago_2_ignored_nack_unexpected;

    always @(posedge clk) begin
        ago_1_alive <= d_alive;
        ago_1_creating <= d_creating;
        ago_1_state <= d_state;
        ago_1_age <= d_age;
        ago_1_start <= d_start;
        ago_1_peer <= d_peer;
        ago_1_cum <= d_cum;
        ago_1_range <= d_range;
        ago_1_plain <= d_plain;
        ago_1_code <= d_code;
        ago_1_clean <= d_clean;
        ago_1_is_open <= d_is_open;
        ago_1_below_cum <= d_below_cum;
        ago_1_lead <= d_lead;
        ago_1_acks <= d_acks;
        ago_1_newer <= d_newer;
        ago_1_nacks <= d_nacks;
        ago_1_loses <= d_loses;
        ago_1_holds <= d_holds;
        ago_1_gaps <= d_gaps;
        ago_1_restarts <= d_restarts;
        ago_1_moves <= d_moves;
        ago_1_learns <= d_learns;
        ago_1_dies <= d_dies;
        ago_1_quiesces <= d_quiesces;
        ago_1_ends <= d_ends;
        ago_1_vanishes <= d_vanishes;
        ago_1_backs <= d_backs;
        ago_1_recovers <= d_recovers;
        ago_1_controls <= d_controls;
        ago_1_ignored_unknown_pdc <= d_ignored_unknown_pdc;
        ago_1_ignored_mismatch <= d_ignored_mismatch;
        ago_1_ignored_ack_out_of_range <= d_ignored_ack_out_of_range;
        ago_1_ignored_nack_out_of_range <= d_ignored_nack_out_of_range;
        ago_1_ignored_nack_unexpected <= d_ignored_nack_unexpected;
        ago_2_alive <= ago_1_alive;
        ago_2_creating <= ago_1_creating;
        ago_2_state <= ago_1_state;
        ago_2_age <= ago_1_age;
        ago_2_start <= ago_1_start;
        ago_2_peer <= ago_1_peer;
        ago_2_cum <= ago_1_cum;
        ago_2_range <= ago_1_range;
        ago_2_plain <= ago_1_plain;
        ago_2_code <= ago_1_code;
        ago_2_clean <= ago_1_clean;
        ago_2_is_open <= ago_1_is_open;
        ago_2_below_cum <= ago_1_below_cum;
        ago_2_lead <= ago_1_lead;
        ago_2_acks <= ago_1_acks;
        ago_2_newer <= ago_1_newer;
        ago_2_nacks <= ago_1_nacks;
        ago_2_loses <= ago_1_loses;
        ago_2_holds <= ago_1_holds;
        ago_2_gaps <= ago_1_gaps;
        ago_2_restarts <= ago_1_restarts;
        ago_2_moves <= ago_1_moves;
        ago_2_learns <= ago_1_learns;
        ago_2_dies <= ago_1_dies;
        ago_2_quiesces <= ago_1_quiesces;
        ago_2_ends <= ago_1_ends;
        ago_2_vanishes <= ago_1_vanishes;
        ago_2_backs <= ago_1_backs;
        ago_2_recovers <= ago_1_recovers;
        ago_2_controls <= ago_1_controls;
        ago_2_ignored_unknown_pdc <= ago_1_ignored_unknown_pdc;
        ago_2_ignored_mismatch <= ago_1_ignored_mismatch;
        ago_2_ignored_ack_out_of_range <= ago_1_ignored_ack_out_of_range;
        ago_2_ignored_nack_out_of_range <= ago_1_ignored_nack_out_of_range;
        ago_2_ignored_nack_unexpected <= ago_1_ignored_nack_unexpected;
    end

    assign q_alive = ago_2_alive;
    assign q_creating = ago_2_creating;
    assign q_state = ago_2_state;
    assign q_age = ago_2_age;
    assign q_start = ago_2_start;
    assign q_peer = ago_2_peer;
    assign q_cum = ago_2_cum;
    assign q_range = ago_2_range;
    assign q_plain = ago_2_plain;
    assign q_code = ago_2_code;
    assign q_clean = ago_2_clean;
    assign q_is_open = ago_2_is_open;
    assign q_below_cum = ago_2_below_cum;
    assign q_lead = ago_2_lead;
    assign q_acks = ago_2_acks;
    assign q_newer = ago_2_newer;
    assign q_nacks = ago_2_nacks;
    assign q_loses = ago_2_loses;
    assign q_holds = ago_2_holds;
    assign q_gaps = ago_2_gaps;
    assign q_restarts = ago_2_restarts;
    assign q_moves = ago_2_moves;
    assign q_learns = ago_2_learns;
    assign q_dies = ago_2_dies;
    assign q_quiesces = ago_2_quiesces;
    assign q_ends = ago_2_ends;
    assign q_vanishes = ago_2_vanishes;
    assign q_backs = ago_2_backs;
    assign q_recovers = ago_2_recovers;
    assign q_controls = ago_2_controls;
    assign q_ignored_unknown_pdc = ago_2_ignored_unknown_pdc;
    assign q_ignored_mismatch = ago_2_ignored_mismatch;
    assign q_ignored_ack_out_of_range = ago_2_ignored_ack_out_of_range;
    assign q_ignored_nack_out_of_range = ago_2_ignored_nack_out_of_range;
    assign q_ignored_nack_unexpected = ago_2_ignored_nack_unexpected;

endmodule

`default_nettype wire
