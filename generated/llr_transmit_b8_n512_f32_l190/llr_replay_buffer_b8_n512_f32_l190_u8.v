// Keeps up to 31 frames in 512 beats of 8 bytes until they are acknowledged, and sends them again.
`default_nettype none

module llr_replay_buffer_b8_n512_f32_l190_u8 (
    input  wire        clk,
    input  wire        rst,
    input  wire        clear,
    input  wire [19:0] first_seq,
    input  wire [63:0] write_data,
    input  wire  [7:0] write_keep,
    input  wire        write_last,
    input  wire        write_valid,
    input  wire        ack,
    input  wire [19:0] ack_seq,
    input  wire        replay,
    input  wire        cancel,
    output reg         room,
    output reg  [19:0] next_seq,
    output reg  [19:0] acked,
    output wire [19:0] frames,
    output wire [31:0] bytes,
    output wire [31:0] freed,
    output reg         refused,
    output wire        replaying,
    output wire [63:0] down_payload_data,
    output wire  [7:0] down_payload_keep,
    output wire        down_payload_last,
    output wire [19:0] down_payload_user,
    output wire        down_valid,
    input  wire        down_ready
);

    reg         enters;
    reg  [63:0] entering_data;
    reg   [2:0] entering_count;
    reg         entering_last;
    reg   [3:0] entering_bytes;
    reg   [9:0] wr;
    reg   [9:0] head;
    reg  [31:0] total;
    reg  [31:0] stored_bytes;
    reg  [31:0] freed_bytes;
    reg  [41:0] entries_rdata;
    reg         frees_now;
    reg  [19:0] oldest;
    reg         begins;
    reg         cancels;
    reg  [67:0] memory_rdata;
    wire  [8:0] reader_addr;
    wire        reader_active;
    wire [63:0] reader_down_payload_data;
    wire  [7:0] reader_down_payload_keep;
    wire        reader_down_payload_last;
    wire [19:0] reader_down_payload_user;
    wire        reader_down_valid;
    (* no_rw_check *)
    reg  [67:0] memory [0:511];
    (* no_rw_check *)
    reg  [41:0] entries [0:31];

    wire  [8:0] write_count_and = ({write_keep, 1'b0} | 9'd1) & ~{1'b0, write_keep};
    wire  [3:0] write_count = {
        |(write_count_and & 9'h100),
        |(write_count_and & 9'd240),
        |(write_count_and & 9'd204),
        |(write_count_and & 9'd170)
    };
    wire  [9:0] wr_after = wr + 10'd1;
    wire [31:0] total_after = total + {28'd0, entering_bytes};
    wire  [8:0] read_addr = reader_addr;
    wire        completes = enters && entering_last;
    wire [19:0] frames_kept = next_seq - acked - 20'd1;
    wire [19:0] ack_ahead = ack_seq - acked;
    wire        believed = ack && frames_kept >= ack_ahead;
    wire        frees = believed && (|ack_ahead);
    wire  [9:0] used = wr - head;

    llr_replay_reader_b8_p10 reader (
        .clk               (clk),
        .rst               (rst),
        .clear             (clear),
        .start             (begins),
        .halt              (cancels),
        .head              (head),
        .oldest            (oldest),
        .stop              (wr),
        .next_seq          (next_seq),
        .q_data            (memory_rdata[67:4]),
        .q_count           (memory_rdata[3:1]),
        .q_last            (memory_rdata[0]),
        .addr              (reader_addr),
        .active            (reader_active),
        .down_payload_data (reader_down_payload_data),
        .down_payload_keep (reader_down_payload_keep),
        .down_payload_last (reader_down_payload_last),
        .down_payload_user (reader_down_payload_user),
        .down_valid        (reader_down_valid),
        .down_ready        (down_ready)
    );

    always @(posedge clk) begin
        memory_rdata <= memory[read_addr];
        if (enters) memory[wr[8:0]] <= {entering_data, entering_count, entering_last};
    end

    always @(posedge clk) begin
        entries_rdata <= entries[ack_seq[4:0]];
        entries[next_seq[4:0]] <= {wr_after, total_after};
    end

    always @(posedge clk) begin
        if (rst) begin
            enters <= 1'b0;
            wr <= 10'd0;
            head <= 10'd0;
            next_seq <= 20'd0;
            acked <= {20{1'b1}};
            total <= 32'd0;
            stored_bytes <= 32'd0;
            freed_bytes <= 32'd0;
            frees_now <= 1'b0;
            oldest <= 20'd0;
            begins <= 1'b0;
            cancels <= 1'b0;
            room <= 1'b1;
            refused <= 1'b0;
        end else begin
            enters <= write_valid && !clear;
            if (enters) begin
                wr <= wr_after;
                total <= total_after;
            end
            if (completes) begin
                next_seq <= next_seq + 20'd1;
                stored_bytes <= total_after;
            end
            if (frees) begin
                acked <= ack_seq;
            end
            frees_now <= frees && !clear;
            if (frees_now) begin
                head <= entries_rdata[41:32];
                freed_bytes <= entries_rdata[31:0];
            end
            oldest <= acked + 20'd1;
            begins <= replay && !clear;
            cancels <= cancel && !clear;
            if (clear) begin
                wr <= 10'd0;
                head <= 10'd0;
                total <= 32'd0;
                stored_bytes <= 32'd0;
                freed_bytes <= 32'd0;
                next_seq <= first_seq;
                acked <= first_seq - 20'd1;
                oldest <= first_seq;
            end
            room <= clear ? 1'b0 : used <= 10'h137 && frames_kept <= 20'd20;
            refused <= ack && !believed;
        end
    end

    always @(posedge clk) begin
        entering_data <= write_data;
        entering_count <= write_count[2:0];
        entering_last <= write_last;
        entering_bytes <= write_count;
    end

    assign frames = frames_kept;
    assign bytes = stored_bytes - freed_bytes;
    assign freed = freed_bytes;
    assign replaying = reader_active || begins;
    assign down_payload_data = reader_down_payload_data;
    assign down_payload_keep = reader_down_payload_keep;
    assign down_payload_last = reader_down_payload_last;
    assign down_payload_user = reader_down_payload_user;
    assign down_valid = reader_down_valid;

`ifdef FORMAL
    always @(posedge clk) if (!rst) a_beat_to_spare: assert (used < 10'h200);
    always @(posedge clk) if (!rst) an_entry_to_spare: assert (frames_kept < 20'd32);
    always @(posedge clk) if (!rst) nothing_enters_in_a_replay: assert (!(reader_active && enters));
`endif

endmodule

`default_nettype wire
