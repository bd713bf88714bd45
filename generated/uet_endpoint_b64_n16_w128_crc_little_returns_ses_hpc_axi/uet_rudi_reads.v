// READs of peers, of which 64 by RUDI may wait.
`default_nettype none

module uet_rudi_reads (
    input  wire         clk,
    input  wire         rst,
    input  wire  [31:0] up_payload_read_tag,
    input  wire  [63:0] up_payload_read_address,
    input  wire  [13:0] up_payload_read_payload_length,
    input  wire  [31:0] up_payload_read_request_length,
    input  wire  [31:0] up_payload_read_message_offset,
    input  wire  [23:0] up_payload_read_job_id,
    input  wire  [15:0] up_payload_read_message_id,
    input  wire         up_payload_read_small,
    input  wire  [31:0] up_payload_read_psn,
    input  wire         up_payload_read_rudi,
    input  wire  [31:0] up_payload_asker_echo_pkt_id,
    input  wire  [15:0] up_payload_asker_echo_entropy,
    input  wire         up_payload_asker_echo_retx,
    input  wire         up_payload_asker_echo_m,
    input  wire [127:0] up_payload_asker_to_destination,
    input  wire   [3:0] up_payload_asker_to_local,
    input  wire         up_valid,
    output wire         up_ready,
    input  wire  [31:0] pdc_payload_tag,
    input  wire  [63:0] pdc_payload_address,
    input  wire  [13:0] pdc_payload_payload_length,
    input  wire  [31:0] pdc_payload_request_length,
    input  wire  [31:0] pdc_payload_message_offset,
    input  wire  [23:0] pdc_payload_job_id,
    input  wire  [15:0] pdc_payload_message_id,
    input  wire         pdc_payload_small,
    input  wire  [31:0] pdc_payload_psn,
    input  wire         pdc_payload_rudi,
    input  wire         pdc_valid,
    output wire         pdc_ready,
    output wire [213:0] down_payload_tag,
    output wire  [63:0] down_payload_address,
    output wire  [13:0] down_payload_payload_length,
    output wire  [31:0] down_payload_request_length,
    output wire  [31:0] down_payload_message_offset,
    output wire  [23:0] down_payload_job_id,
    output wire  [15:0] down_payload_message_id,
    output wire         down_payload_small,
    output wire  [31:0] down_payload_psn,
    output wire         down_payload_rudi,
    output wire         down_valid,
    input  wire         down_ready
);

    wire         line_up_ready;
    wire  [31:0] line_down_payload_read_tag;
    wire  [63:0] line_down_payload_read_address;
    wire  [13:0] line_down_payload_read_payload_length;
    wire  [31:0] line_down_payload_read_request_length;
    wire  [31:0] line_down_payload_read_message_offset;
    wire  [23:0] line_down_payload_read_job_id;
    wire  [15:0] line_down_payload_read_message_id;
    wire         line_down_payload_read_small;
    wire  [31:0] line_down_payload_read_psn;
    wire         line_down_payload_read_rudi;
    wire  [31:0] line_down_payload_asker_echo_pkt_id;
    wire  [15:0] line_down_payload_asker_echo_entropy;
    wire         line_down_payload_asker_echo_retx;
    wire         line_down_payload_asker_echo_m;
    wire [127:0] line_down_payload_asker_to_destination;
    wire   [3:0] line_down_payload_asker_to_local;
    wire         line_down_valid;
    wire         both_up_0_ready;
    wire         both_up_1_ready;
    wire [213:0] both_down_payload_tag;
    wire  [63:0] both_down_payload_address;
    wire  [13:0] both_down_payload_payload_length;
    wire  [31:0] both_down_payload_request_length;
    wire  [31:0] both_down_payload_message_offset;
    wire  [23:0] both_down_payload_job_id;
    wire  [15:0] both_down_payload_message_id;
    wire         both_down_payload_small;
    wire  [31:0] both_down_payload_psn;
    wire         both_down_payload_rudi;
    wire         both_down_valid;

    wire line_taken = both_up_1_ready;

    block_fifo_w430_d64 line (
        .clk                               (clk),
        .rst                               (rst),
        .up_payload_read_tag               (up_payload_read_tag),
        .up_payload_read_address           (up_payload_read_address),
        .up_payload_read_payload_length    (up_payload_read_payload_length),
        .up_payload_read_request_length    (up_payload_read_request_length),
        .up_payload_read_message_offset    (up_payload_read_message_offset),
        .up_payload_read_job_id            (up_payload_read_job_id),
        .up_payload_read_message_id        (up_payload_read_message_id),
        .up_payload_read_small             (up_payload_read_small),
        .up_payload_read_psn               (up_payload_read_psn),
        .up_payload_read_rudi              (up_payload_read_rudi),
        .up_payload_asker_echo_pkt_id      (up_payload_asker_echo_pkt_id),
        .up_payload_asker_echo_entropy     (up_payload_asker_echo_entropy),
        .up_payload_asker_echo_retx        (up_payload_asker_echo_retx),
        .up_payload_asker_echo_m           (up_payload_asker_echo_m),
        .up_payload_asker_to_destination   (up_payload_asker_to_destination),
        .up_payload_asker_to_local         (up_payload_asker_to_local),
        .up_valid                          (up_valid),
        .up_ready                          (line_up_ready),
        .down_payload_read_tag             (line_down_payload_read_tag),
        .down_payload_read_address         (line_down_payload_read_address),
        .down_payload_read_payload_length  (line_down_payload_read_payload_length),
        .down_payload_read_request_length  (line_down_payload_read_request_length),
        .down_payload_read_message_offset  (line_down_payload_read_message_offset),
        .down_payload_read_job_id          (line_down_payload_read_job_id),
        .down_payload_read_message_id      (line_down_payload_read_message_id),
        .down_payload_read_small           (line_down_payload_read_small),
        .down_payload_read_psn             (line_down_payload_read_psn),
        .down_payload_read_rudi            (line_down_payload_read_rudi),
        .down_payload_asker_echo_pkt_id    (line_down_payload_asker_echo_pkt_id),
        .down_payload_asker_echo_entropy   (line_down_payload_asker_echo_entropy),
        .down_payload_asker_echo_retx      (line_down_payload_asker_echo_retx),
        .down_payload_asker_echo_m         (line_down_payload_asker_echo_m),
        .down_payload_asker_to_destination (line_down_payload_asker_to_destination),
        .down_payload_asker_to_local       (line_down_payload_asker_to_local),
        .down_valid                        (line_down_valid),
        .down_ready                        (line_taken)
    );

    stream_mux_w430_round_robin_n2_hold both (
        .clk                         (clk),
        .rst                         (rst),
        .up_0_payload_tag            ({182'd0, pdc_payload_tag}),
        .up_0_payload_address        (pdc_payload_address),
        .up_0_payload_payload_length (pdc_payload_payload_length),
        .up_0_payload_request_length (pdc_payload_request_length),
        .up_0_payload_message_offset (pdc_payload_message_offset),
        .up_0_payload_job_id         (pdc_payload_job_id),
        .up_0_payload_message_id     (pdc_payload_message_id),
        .up_0_payload_small          (pdc_payload_small),
        .up_0_payload_psn            (pdc_payload_psn),
        .up_0_payload_rudi           (pdc_payload_rudi),
        .up_0_valid                  (pdc_valid),
        .up_0_ready                  (both_up_0_ready),
        .up_1_payload_tag            ({
        line_down_payload_asker_echo_pkt_id,
        line_down_payload_asker_echo_entropy,
        line_down_payload_asker_echo_retx,
        line_down_payload_asker_echo_m,
        line_down_payload_asker_to_destination,
        line_down_payload_asker_to_local,
        line_down_payload_read_tag
    }),
        .up_1_payload_address        (line_down_payload_read_address),
        .up_1_payload_payload_length (line_down_payload_read_payload_length),
        .up_1_payload_request_length (line_down_payload_read_request_length),
        .up_1_payload_message_offset (line_down_payload_read_message_offset),
        .up_1_payload_job_id         (line_down_payload_read_job_id),
        .up_1_payload_message_id     (line_down_payload_read_message_id),
        .up_1_payload_small          (line_down_payload_read_small),
        .up_1_payload_psn            (line_down_payload_read_psn),
        .up_1_payload_rudi           (line_down_payload_read_rudi),
        .up_1_valid                  (line_down_valid),
        .up_1_ready                  (both_up_1_ready),
        .down_payload_tag            (both_down_payload_tag),
        .down_payload_address        (both_down_payload_address),
        .down_payload_payload_length (both_down_payload_payload_length),
        .down_payload_request_length (both_down_payload_request_length),
        .down_payload_message_offset (both_down_payload_message_offset),
        .down_payload_job_id         (both_down_payload_job_id),
        .down_payload_message_id     (both_down_payload_message_id),
        .down_payload_small          (both_down_payload_small),
        .down_payload_psn            (both_down_payload_psn),
        .down_payload_rudi           (both_down_payload_rudi),
        .down_valid                  (both_down_valid),
        .down_ready                  (down_ready)
    );

    assign up_ready = line_up_ready;
    assign pdc_ready = both_up_0_ready;
    assign down_payload_tag = both_down_payload_tag;
    assign down_payload_address = both_down_payload_address;
    assign down_payload_payload_length = both_down_payload_payload_length;
    assign down_payload_request_length = both_down_payload_request_length;
    assign down_payload_message_offset = both_down_payload_message_offset;
    assign down_payload_job_id = both_down_payload_job_id;
    assign down_payload_message_id = both_down_payload_message_id;
    assign down_payload_small = both_down_payload_small;
    assign down_payload_psn = both_down_payload_psn;
    assign down_payload_rudi = both_down_payload_rudi;
    assign down_valid = both_down_valid;

endmodule

`default_nettype wire
