// Delays 59 bits by 1 clock.
`default_nettype none

module delay_w59_c1 (
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
    end

    assign q_valid = ago_1_valid;
    assign q_belonging = ago_1_belonging;
    assign q_pends = ago_1_pends;
    assign q_has_room = ago_1_has_room;
    assign q_other_mode = ago_1_other_mode;
    assign q_other_start = ago_1_other_start;
    assign q_failed = ago_1_failed;
    assign q_return_busy = ago_1_return_busy;
    assign q_pdcid = ago_1_pdcid;
    assign q_rod = ago_1_rod;
    assign q_start_psn = ago_1_start_psn;

endmodule

`default_nettype wire
