// Delays 112 bits by 6 clocks.
`default_nettype none

module delay_w112_c6 (
    input  wire        clk,
    input  wire        d_known,
    input  wire  [2:0] d_count,
    input  wire [27:0] d_load,
    input  wire [39:0] d_committed,
    input  wire  [7:0] d_stage,
    input  wire [31:0] d_last_update,
    output wire        q_known,
    output wire  [2:0] q_count,
    output wire [27:0] q_load,
    output wire [39:0] q_committed,
    output wire  [7:0] q_stage,
    output wire [31:0] q_last_update
);

    reg         ago_1_known;
    reg   [2:0] ago_1_count;
    reg  [27:0] ago_1_load;
    reg  [39:0] ago_1_committed;
    reg   [7:0] ago_1_stage;
    reg  [31:0] ago_1_last_update;
    reg         ago_2_known;
    reg   [2:0] ago_2_count;
    reg  [27:0] ago_2_load;
    reg  [39:0] ago_2_committed;
    reg   [7:0] ago_2_stage;
    reg  [31:0] ago_2_last_update;
    reg         ago_3_known;
    reg   [2:0] ago_3_count;
    reg  [27:0] ago_3_load;
    reg  [39:0] ago_3_committed;
    reg   [7:0] ago_3_stage;
    reg  [31:0] ago_3_last_update;
    reg         ago_4_known;
    reg   [2:0] ago_4_count;
    reg  [27:0] ago_4_load;
    reg  [39:0] ago_4_committed;
    reg   [7:0] ago_4_stage;
    reg  [31:0] ago_4_last_update;
    reg         ago_5_known;
    reg   [2:0] ago_5_count;
    reg  [27:0] ago_5_load;
    reg  [39:0] ago_5_committed;
    reg   [7:0] ago_5_stage;
    reg  [31:0] ago_5_last_update;
    reg         ago_6_known;
    reg   [2:0] ago_6_count;
    reg  [27:0] ago_6_load;
    reg  [39:0] ago_6_committed;
    reg   [7:0] ago_6_stage;
    reg  [31:0] ago_6_last_update;

    always @(posedge clk) begin
        ago_1_known <= d_known;
        ago_1_count <= d_count;
        ago_1_load <= d_load;
        ago_1_committed <= d_committed;
        ago_1_stage <= d_stage;
        ago_1_last_update <= d_last_update;
        ago_2_known <= ago_1_known;
        ago_2_count <= ago_1_count;
        ago_2_load <= ago_1_load;
        ago_2_committed <= ago_1_committed;
        ago_2_stage <= ago_1_stage;
        ago_2_last_update <= ago_1_last_update;
        ago_3_known <= ago_2_known;
        ago_3_count <= ago_2_count;
        ago_3_load <= ago_2_load;
        ago_3_committed <= ago_2_committed;
        ago_3_stage <= ago_2_stage;
        ago_3_last_update <= ago_2_last_update;
        ago_4_known <= ago_3_known;
        ago_4_count <= ago_3_count;
        ago_4_load <= ago_3_load;
        ago_4_committed <= ago_3_committed;
        ago_4_stage <= ago_3_stage;
        ago_4_last_update <= ago_3_last_update;
        ago_5_known <= ago_4_known;
        ago_5_count <= ago_4_count;
        ago_5_load <= ago_4_load;
        ago_5_committed <= ago_4_committed;
        ago_5_stage <= ago_4_stage;
        ago_5_last_update <= ago_4_last_update;
        ago_6_known <= ago_5_known;
        ago_6_count <= ago_5_count;
        ago_6_load <= ago_5_load;
        ago_6_committed <= ago_5_committed;
        ago_6_stage <= ago_5_stage;
        ago_6_last_update <= ago_5_last_update;
    end

    assign q_known = ago_6_known;
    assign q_count = ago_6_count;
    assign q_load = ago_6_load;
    assign q_committed = ago_6_committed;
    assign q_stage = ago_6_stage;
    assign q_last_update = ago_6_last_update;

endmodule

`default_nettype wire
