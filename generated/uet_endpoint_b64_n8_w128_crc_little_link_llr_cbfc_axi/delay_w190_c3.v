// Delays 190 bits by 3 clocks.
`default_nettype none

module delay_w190_c3 (
    input  wire         clk,
    input  wire   [1:0] d_mode,
    input  wire  [23:0] d_job_id,
    input  wire   [3:0] d_local,
    input  wire [127:0] d_destination,
    input  wire   [3:0] d_traffic_class,
    input  wire  [23:0] d_sdi,
    input  wire   [3:0] d_lane,
    output wire   [1:0] q_mode,
    output wire  [23:0] q_job_id,
    output wire   [3:0] q_local,
    output wire [127:0] q_destination,
    output wire   [3:0] q_traffic_class,
    output wire  [23:0] q_sdi,
    output wire   [3:0] q_lane
);

    reg    [1:0] ago_1_mode;
    reg   [23:0] ago_1_job_id;
    reg    [3:0] ago_1_local;
    reg  [127:0] ago_1_destination;
    reg    [3:0] ago_1_traffic_class;
    reg   [23:0] ago_1_sdi;
    reg    [3:0] ago_1_lane;
    reg    [1:0] ago_2_mode;
    reg   [23:0] ago_2_job_id;
    reg    [3:0] ago_2_local;
    reg  [127:0] ago_2_destination;
    reg    [3:0] ago_2_traffic_class;
    reg   [23:0] ago_2_sdi;
    reg    [3:0] ago_2_lane;
    reg    [1:0] ago_3_mode;
    reg   [23:0] ago_3_job_id;
    reg    [3:0] ago_3_local;
    reg  [127:0] ago_3_destination;
    reg    [3:0] ago_3_traffic_class;
    reg   [23:0] ago_3_sdi;
    reg    [3:0] ago_3_lane;

    always @(posedge clk) begin
        ago_1_mode <= d_mode;
        ago_1_job_id <= d_job_id;
        ago_1_local <= d_local;
        ago_1_destination <= d_destination;
        ago_1_traffic_class <= d_traffic_class;
        ago_1_sdi <= d_sdi;
        ago_1_lane <= d_lane;
        ago_2_mode <= ago_1_mode;
        ago_2_job_id <= ago_1_job_id;
        ago_2_local <= ago_1_local;
        ago_2_destination <= ago_1_destination;
        ago_2_traffic_class <= ago_1_traffic_class;
        ago_2_sdi <= ago_1_sdi;
        ago_2_lane <= ago_1_lane;
        ago_3_mode <= ago_2_mode;
        ago_3_job_id <= ago_2_job_id;
        ago_3_local <= ago_2_local;
        ago_3_destination <= ago_2_destination;
        ago_3_traffic_class <= ago_2_traffic_class;
        ago_3_sdi <= ago_2_sdi;
        ago_3_lane <= ago_2_lane;
    end

    assign q_mode = ago_3_mode;
    assign q_job_id = ago_3_job_id;
    assign q_local = ago_3_local;
    assign q_destination = ago_3_destination;
    assign q_traffic_class = ago_3_traffic_class;
    assign q_sdi = ago_3_sdi;
    assign q_lane = ago_3_lane;

endmodule

`default_nettype wire
