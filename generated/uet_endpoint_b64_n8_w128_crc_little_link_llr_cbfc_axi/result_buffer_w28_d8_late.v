// Buffers up to 8 results of a pipeline that cannot stall, and meters what enters it.
`default_nettype none

module result_buffer_w28_d8_late (
    input  wire        clk,
    input  wire        rst,
    input  wire        issue,
    input  wire        done,
    input  wire        result_kind,
    input  wire  [1:0] result_vc,
    input  wire [13:0] result_bytes,
    input  wire  [9:0] result_cost,
    input  wire        result_tag,
    output wire        ready,
    output wire        down_payload_kind,
    output wire  [1:0] down_payload_vc,
    output wire [13:0] down_payload_bytes,
    output wire  [9:0] down_payload_cost,
    output wire        down_payload_tag,
    output wire        down_valid,
    input  wire        down_ready
);

    reg   [3:0] outstanding;
    wire        queue_up_ready;
    wire        queue_down_payload_kind;
    wire  [1:0] queue_down_payload_vc;
    wire [13:0] queue_down_payload_bytes;
    wire  [9:0] queue_down_payload_cost;
    wire        queue_down_payload_tag;
    wire        queue_down_valid;
    reg         entered;
    reg         ready_now;

    wire       leave = queue_down_valid && down_ready;
    wire [3:0] stays = outstanding + {3'd0, entered} - {3'd0, leave};

    fifo_w28_d8 queue (
        .clk                (clk),
        .rst                (rst),
        .up_payload_kind    (result_kind),
        .up_payload_vc      (result_vc),
        .up_payload_bytes   (result_bytes),
        .up_payload_cost    (result_cost),
        .up_payload_tag     (result_tag),
        .up_valid           (done),
        .up_ready           (queue_up_ready),
        .down_payload_kind  (queue_down_payload_kind),
        .down_payload_vc    (queue_down_payload_vc),
        .down_payload_bytes (queue_down_payload_bytes),
        .down_payload_cost  (queue_down_payload_cost),
        .down_payload_tag   (queue_down_payload_tag),
        .down_valid         (queue_down_valid),
        .down_ready         (down_ready)
    );

    always @(posedge clk) begin
        if (rst) begin
            outstanding <= 4'd0;
            entered <= 1'b0;
            ready_now <= 1'b1;
        end else begin
            entered <= issue;
            outstanding <= stays;
            ready_now <= issue ? stays != 4'd7 : stays != 4'd8;
        end
    end

    assign ready = ready_now;
    assign down_payload_kind = queue_down_payload_kind;
    assign down_payload_vc = queue_down_payload_vc;
    assign down_payload_bytes = queue_down_payload_bytes;
    assign down_payload_cost = queue_down_payload_cost;
    assign down_payload_tag = queue_down_payload_tag;
    assign down_valid = queue_down_valid;

    wire _unused_ok = &{1'b0, queue_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) result_finds_room: assert (!done || queue_up_ready);
`endif

endmodule

`default_nettype wire
