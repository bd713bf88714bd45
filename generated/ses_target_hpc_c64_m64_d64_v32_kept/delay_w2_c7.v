// Delays 2 bits by 7 clocks.
`default_nettype none

module delay_w2_c7 (
    input  wire clk,
    input  wire d_job,
    input  wire d_process,
    output wire q_job,
    output wire q_process
);

    reg  ago_1_job;
    reg  ago_1_process;
    reg  ago_2_job;
    reg  ago_2_process;
    reg  ago_3_job;
    reg  ago_3_process;
    reg  ago_4_job;
    reg  ago_4_process;
    reg  ago_5_job;
    reg  ago_5_process;
    reg  ago_6_job;
    reg  ago_6_process;
    reg  ago_7_job;
    reg  ago_7_process;

    always @(posedge clk) begin
        ago_1_job <= d_job;
        ago_1_process <= d_process;
        ago_2_job <= ago_1_job;
        ago_2_process <= ago_1_process;
        ago_3_job <= ago_2_job;
        ago_3_process <= ago_2_process;
        ago_4_job <= ago_3_job;
        ago_4_process <= ago_3_process;
        ago_5_job <= ago_4_job;
        ago_5_process <= ago_4_process;
        ago_6_job <= ago_5_job;
        ago_6_process <= ago_5_process;
        ago_7_job <= ago_6_job;
        ago_7_process <= ago_6_process;
    end

    assign q_job = ago_7_job;
    assign q_process = ago_7_process;

endmodule

`default_nettype wire
