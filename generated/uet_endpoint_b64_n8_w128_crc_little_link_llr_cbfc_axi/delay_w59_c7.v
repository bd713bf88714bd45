// Delays 59 bits by 7 clocks.
`default_nettype none

module delay_w59_c7 (
    input  wire        clk,
    input  wire        d_valid,
    input  wire  [2:0] d_belonging,
    input  wire        d_pends,
    input  wire        d_has_room,
    input  wire        d_other_mode,
    input  wire        d_other_start,
    input  wire        d_failed,
    input  wire        d_return_busy,
    input  wire [15:0] d_pdcid,
    input  wire        d_rod,
    input  wire [31:0] d_start_psn,
    output wire        q_valid,
    output wire  [2:0] q_belonging,
    output wire        q_pends,
    output wire        q_has_room,
    output wire        q_other_mode,
    output wire        q_other_start,
    output wire        q_failed,
    output wire        q_return_busy,
    output wire [15:0] q_pdcid,
    output wire        q_rod,
    output wire [31:0] q_start_psn
);

    reg         ago_1_valid;
    reg   [2:0] ago_1_belonging;
    reg         ago_1_pends;
    reg         ago_1_has_room;
    reg         ago_1_other_mode;
    reg         ago_1_other_start;
    reg         ago_1_failed;
    reg         ago_1_return_busy;
    reg  [15:0] ago_1_pdcid;
    reg         ago_1_rod;
    reg  [31:0] ago_1_start_psn;
    reg         ago_2_valid;
    reg   [2:0] ago_2_belonging;
    reg         ago_2_pends;
    reg         ago_2_has_room;
    reg         ago_2_other_mode;
    reg         ago_2_other_start;
    reg         ago_2_failed;
    reg         ago_2_return_busy;
    reg  [15:0] ago_2_pdcid;
    reg         ago_2_rod;
    reg  [31:0] ago_2_start_psn;
    reg         ago_3_valid;
    reg   [2:0] ago_3_belonging;
    reg         ago_3_pends;
    reg         ago_3_has_room;
    reg         ago_3_other_mode;
    reg         ago_3_other_start;
    reg         ago_3_failed;
    reg         ago_3_return_busy;
    reg  [15:0] ago_3_pdcid;
    reg         ago_3_rod;
    reg  [31:0] ago_3_start_psn;
    reg         ago_4_valid;
    reg   [2:0] ago_4_belonging;
    reg         ago_4_pends;
    reg         ago_4_has_room;
    reg         ago_4_other_mode;
    reg         ago_4_other_start;
    reg         ago_4_failed;
    reg         ago_4_return_busy;
    reg  [15:0] ago_4_pdcid;
    reg         ago_4_rod;
    reg  [31:0] ago_4_start_psn;
    reg         ago_5_valid;
    reg   [2:0] ago_5_belonging;
    reg         ago_5_pends;
    reg         ago_5_has_room;
    reg         ago_5_other_mode;
    reg         ago_5_other_start;
    reg         ago_5_failed;
    reg         ago_5_return_busy;
    reg  [15:0] ago_5_pdcid;
    reg         ago_5_rod;
    reg  [31:0] ago_5_start_psn;
    reg         ago_6_valid;
    reg   [2:0] ago_6_belonging;
    reg         ago_6_pends;
    reg         ago_6_has_room;
    reg         ago_6_other_mode;
    reg         ago_6_other_start;
    reg         ago_6_failed;
    reg         ago_6_return_busy;
    reg  [15:0] ago_6_pdcid;
    reg         ago_6_rod;
    reg  [31:0] ago_6_start_psn;
    reg         ago_7_valid;
    reg   [2:0] ago_7_belonging;
    reg         ago_7_pends;
    reg         ago_7_has_room;
    reg         ago_7_other_mode;
    reg         ago_7_other_start;
    reg         ago_7_failed;
    reg         ago_7_return_busy;
    reg  [15:0] ago_7_pdcid;
    reg         ago_7_rod;
    reg  [31:0] ago_7_start_psn;

    always @(posedge clk) begin
        ago_1_valid <= d_valid;
        ago_1_belonging <= d_belonging;
        ago_1_pends <= d_pends;
        ago_1_has_room <= d_has_room;
        ago_1_other_mode <= d_other_mode;
        ago_1_other_start <= d_other_start;
        ago_1_failed <= d_failed;
        ago_1_return_busy <= d_return_busy;
        ago_1_pdcid <= d_pdcid;
        ago_1_rod <= d_rod;
        ago_1_start_psn <= d_start_psn;
        ago_2_valid <= ago_1_valid;
        ago_2_belonging <= ago_1_belonging;
        ago_2_pends <= ago_1_pends;
        ago_2_has_room <= ago_1_has_room;
        ago_2_other_mode <= ago_1_other_mode;
        ago_2_other_start <= ago_1_other_start;
        ago_2_failed <= ago_1_failed;
        ago_2_return_busy <= ago_1_return_busy;
        ago_2_pdcid <= ago_1_pdcid;
        ago_2_rod <= ago_1_rod;
        ago_2_start_psn <= ago_1_start_psn;
        ago_3_valid <= ago_2_valid;
        ago_3_belonging <= ago_2_belonging;
        ago_3_pends <= ago_2_pends;
        ago_3_has_room <= ago_2_has_room;
        ago_3_other_mode <= ago_2_other_mode;
        ago_3_other_start <= ago_2_other_start;
        ago_3_failed <= ago_2_failed;
        ago_3_return_busy <= ago_2_return_busy;
        ago_3_pdcid <= ago_2_pdcid;
        ago_3_rod <= ago_2_rod;
        ago_3_start_psn <= ago_2_start_psn;
        ago_4_valid <= ago_3_valid;
        ago_4_belonging <= ago_3_belonging;
        ago_4_pends <= ago_3_pends;
        ago_4_has_room <= ago_3_has_room;
        ago_4_other_mode <= ago_3_other_mode;
        ago_4_other_start <= ago_3_other_start;
        ago_4_failed <= ago_3_failed;
        ago_4_return_busy <= ago_3_return_busy;
        ago_4_pdcid <= ago_3_pdcid;
        ago_4_rod <= ago_3_rod;
        ago_4_start_psn <= ago_3_start_psn;
        ago_5_valid <= ago_4_valid;
        ago_5_belonging <= ago_4_belonging;
        ago_5_pends <= ago_4_pends;
        ago_5_has_room <= ago_4_has_room;
        ago_5_other_mode <= ago_4_other_mode;
        ago_5_other_start <= ago_4_other_start;
        ago_5_failed <= ago_4_failed;
        ago_5_return_busy <= ago_4_return_busy;
        ago_5_pdcid <= ago_4_pdcid;
        ago_5_rod <= ago_4_rod;
        ago_5_start_psn <= ago_4_start_psn;
        ago_6_valid <= ago_5_valid;
        ago_6_belonging <= ago_5_belonging;
        ago_6_pends <= ago_5_pends;
        ago_6_has_room <= ago_5_has_room;
        ago_6_other_mode <= ago_5_other_mode;
        ago_6_other_start <= ago_5_other_start;
        ago_6_failed <= ago_5_failed;
        ago_6_return_busy <= ago_5_return_busy;
        ago_6_pdcid <= ago_5_pdcid;
        ago_6_rod <= ago_5_rod;
        ago_6_start_psn <= ago_5_start_psn;
        ago_7_valid <= ago_6_valid;
        ago_7_belonging <= ago_6_belonging;
        ago_7_pends <= ago_6_pends;
        ago_7_has_room <= ago_6_has_room;
        ago_7_other_mode <= ago_6_other_mode;
        ago_7_other_start <= ago_6_other_start;
        ago_7_failed <= ago_6_failed;
        ago_7_return_busy <= ago_6_return_busy;
        ago_7_pdcid <= ago_6_pdcid;
        ago_7_rod <= ago_6_rod;
        ago_7_start_psn <= ago_6_start_psn;
    end

    assign q_valid = ago_7_valid;
    assign q_belonging = ago_7_belonging;
    assign q_pends = ago_7_pends;
    assign q_has_room = ago_7_has_room;
    assign q_other_mode = ago_7_other_mode;
    assign q_other_start = ago_7_other_start;
    assign q_failed = ago_7_failed;
    assign q_return_busy = ago_7_return_busy;
    assign q_pdcid = ago_7_pdcid;
    assign q_rod = ago_7_rod;
    assign q_start_psn = ago_7_start_psn;

endmodule

`default_nettype wire
