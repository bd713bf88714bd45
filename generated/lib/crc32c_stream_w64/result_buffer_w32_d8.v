// Buffers up to 8 results of a pipeline that cannot stall, and meters what enters it.
`default_nettype none

module result_buffer_w32_d8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        issue,
    input  wire        done,
    input  wire [31:0] result,
    output wire        ready,
    output wire [31:0] down_payload,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [3:0] outstanding;
    wire        queue_up_ready;
    wire [31:0] queue_down_payload;
    wire        queue_down_valid;

    wire leave = queue_down_valid && down_ready;

    fifo_w32_d8 queue (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (result),
        .up_valid     (done),
        .up_ready     (queue_up_ready),
        .down_payload (queue_down_payload),
        .down_valid   (queue_down_valid),
        .down_ready   (down_ready)
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
    assign down_payload = queue_down_payload;
    assign down_valid = queue_down_valid;

    wire _unused_ok = &{1'b0, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) result_finds_room: assert (!done || queue_up_ready);
`endif

endmodule

`default_nettype wire
