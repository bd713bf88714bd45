// Buffers up to 8 results of a pipeline that cannot stall, and meters what enters it.
`default_nettype none

module result_buffer_w34_d8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        issue,
    input  wire        done,
    input  wire [31:0] result_psn,
    input  wire  [1:0] result_verdict,
    output wire        ready,
    output wire [31:0] down_payload_psn,
    output wire  [1:0] down_payload_verdict,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [3:0] outstanding;
    wire        queue_up_ready;
    wire [31:0] queue_down_payload_psn;
    wire  [1:0] queue_down_payload_verdict;
    wire        queue_down_valid;

    wire leave = queue_down_valid && down_ready;

    fifo_w34_d8 queue (
        .clk                  (clk),
        .rst                  (rst),
        .up_payload_psn       (result_psn),
        .up_payload_verdict   (result_verdict),
        .up_valid             (done),
        .up_ready             (queue_up_ready),
        .down_payload_psn     (queue_down_payload_psn),
        .down_payload_verdict (queue_down_payload_verdict),
        .down_valid           (queue_down_valid),
        .down_ready           (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            outstanding <= 4'd0;
        end else begin
            if (issue && !leave) begin
                outstanding <= outstanding + 4'd1;
            end
            if (leave && !issue) begin
                outstanding <= outstanding - 4'd1;
            end
        end
    end

    assign ready = outstanding != 4'd8;
    assign down_payload_psn = queue_down_payload_psn;
    assign down_payload_verdict = queue_down_payload_verdict;
    assign down_valid = queue_down_valid;

    wire _unused_ok = &{1'b0, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) result_finds_room: assert (!done || queue_up_ready);
`endif

endmodule

`default_nettype wire
