// Delays 140 bits by 2 clocks.
`default_nettype none

module delay_w140_c2 (
    input  wire        clk,
    input  wire  [4:0] d_kind,
    input  wire  [2:0] d_place,
    input  wire [31:0] d_rel,
    input  wire [31:0] d_cum,
    input  wire  [7:0] d_record,
    input  wire [15:0] d_pdcid,
    input  wire [15:0] d_spdcid,
    input  wire  [3:0] d_act,
    input  wire  [7:0] d_code,
    input  wire        d_for_packet,
    input  wire        d_retx,
    input  wire        d_m,
    input  wire        d_asks_clear,
    input  wire        d_asks_close,
    input  wire        d_has_state,
    input  wire        d_counts,
    input  wire  [7:0] d_mpr,
    input  wire        d_flag,
    output wire  [4:0] q_kind,
    output wire  [2:0] q_place,
    output wire [31:0] q_rel,
    output wire [31:0] q_cum,
    output wire  [7:0] q_record,
    output wire [15:0] q_pdcid,
    output wire [15:0] q_spdcid,
    output wire  [3:0] q_act,
    output wire  [7:0] q_code,
    output wire        q_for_packet,
    output wire        q_retx,
    output wire        q_m,
    output wire        q_asks_clear,
    output wire        q_asks_close,
    output wire        q_has_state,
    output wire        q_counts,
    output wire  [7:0] q_mpr,
    output wire        q_flag
);

    reg   [4:0] ago_1_kind;
    reg   [2:0] ago_1_place;
    reg  [31:0] ago_1_rel;
    reg  [31:0] ago_1_cum;
    reg   [7:0] ago_1_record;
    reg  [15:0] ago_1_pdcid;
    reg  [15:0] ago_1_spdcid;
    reg   [3:0] ago_1_act;
    reg   [7:0] ago_1_code;
    reg         ago_1_for_packet;
    reg         ago_1_retx;
    reg         ago_1_m;
    reg         ago_1_asks_clear;
    reg         ago_1_asks_close;
    reg         ago_1_has_state;
    reg         ago_1_counts;
    reg   [7:0] ago_1_mpr;
    reg         ago_1_flag;
    reg   [4:0] ago_2_kind;
    reg   [2:0] ago_2_place;
    reg  [31:0] ago_2_rel;
    reg  [31:0] ago_2_cum;
    reg   [7:0] ago_2_record;
    reg  [15:0] ago_2_pdcid;
    reg  [15:0] ago_2_spdcid;
    reg   [3:0] ago_2_act;
    reg   [7:0] ago_2_code;
    reg         ago_2_for_packet;
    reg         ago_2_retx;
    reg         ago_2_m;
    reg         ago_2_asks_clear;
    reg         ago_2_asks_close;
    reg         ago_2_has_state;
    reg         ago_2_counts;
    reg   [7:0] ago_2_mpr;
    reg         ago_2_flag;

    always @(posedge clk) begin
        ago_1_kind <= d_kind;
        ago_1_place <= d_place;
        ago_1_rel <= d_rel;
        ago_1_cum <= d_cum;
        ago_1_record <= d_record;
        ago_1_pdcid <= d_pdcid;
        ago_1_spdcid <= d_spdcid;
        ago_1_act <= d_act;
        ago_1_code <= d_code;
        ago_1_for_packet <= d_for_packet;
        ago_1_retx <= d_retx;
        ago_1_m <= d_m;
        ago_1_asks_clear <= d_asks_clear;
        ago_1_asks_close <= d_asks_close;
        ago_1_has_state <= d_has_state;
        ago_1_counts <= d_counts;
        ago_1_mpr <= d_mpr;
        ago_1_flag <= d_flag;
        ago_2_kind <= ago_1_kind;
        ago_2_place <= ago_1_place;
        ago_2_rel <= ago_1_rel;
        ago_2_cum <= ago_1_cum;
        ago_2_record <= ago_1_record;
        ago_2_pdcid <= ago_1_pdcid;
        ago_2_spdcid <= ago_1_spdcid;
        ago_2_act <= ago_1_act;
        ago_2_code <= ago_1_code;
        ago_2_for_packet <= ago_1_for_packet;
        ago_2_retx <= ago_1_retx;
        ago_2_m <= ago_1_m;
        ago_2_asks_clear <= ago_1_asks_clear;
        ago_2_asks_close <= ago_1_asks_close;
        ago_2_has_state <= ago_1_has_state;
        ago_2_counts <= ago_1_counts;
        ago_2_mpr <= ago_1_mpr;
        ago_2_flag <= ago_1_flag;
    end

    assign q_kind = ago_2_kind;
    assign q_place = ago_2_place;
    assign q_rel = ago_2_rel;
    assign q_cum = ago_2_cum;
    assign q_record = ago_2_record;
    assign q_pdcid = ago_2_pdcid;
    assign q_spdcid = ago_2_spdcid;
    assign q_act = ago_2_act;
    assign q_code = ago_2_code;
    assign q_for_packet = ago_2_for_packet;
    assign q_retx = ago_2_retx;
    assign q_m = ago_2_m;
    assign q_asks_clear = ago_2_asks_clear;
    assign q_asks_close = ago_2_asks_close;
    assign q_has_state = ago_2_has_state;
    assign q_counts = ago_2_counts;
    assign q_mpr = ago_2_mpr;
    assign q_flag = ago_2_flag;

endmodule

`default_nettype wire
