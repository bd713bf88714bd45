// Reads frames out of a replay buffer of 512 beats of 8 bytes.
`default_nettype none

module llr_replay_reader_b8_p10 (
    input  wire        clk,
    input  wire        rst,
    input  wire        clear,
    input  wire        start,
    input  wire        halt,
    input  wire  [9:0] head,
    input  wire [19:0] oldest,
    input  wire  [9:0] stop,
    input  wire [19:0] next_seq,
    input  wire [63:0] q_data,
    input  wire  [2:0] q_count,
    input  wire        q_last,
    output wire  [8:0] addr,
    output reg         active,
    output wire [63:0] down_payload_data,
    output wire  [7:0] down_payload_keep,
    output wire        down_payload_last,
    output wire [19:0] down_payload_user,
    output wire        down_valid,
    input  wire        down_ready
);

    reg         wanted;
    reg         halting;
    reg   [9:0] issue;
    reg         arrives;
    reg  [19:0] seq;
    reg   [2:0] wr;
    reg   [2:0] rd;
    reg         begun;
    reg         moved;
    reg         behind;
    reg         behind_after;
    reg         ended;
    reg  [72:0] words [0:3];

    wire        valid = wr != rd;
    wire [72:0] words_rdata = words[rd[1:0]];
    wire        taken = valid && down_ready;
    wire        frame_ends = taken && words_rdata[0];
    wire  [2:0] on_the_way = wr - rd + {2'd0, arrives};
    wire        reads = active && issue != stop && on_the_way < 3'd3;
    wire        not_q_count_any = !(|q_count);
    wire  [7:0] keep = ~(8'd255 << q_count) | {8{not_q_count_any}};
    wire [19:0] seq_after = seq + 20'd1;
    wire        between = taken ? words_rdata[0] : !begun;
    wire        passed = active && !moved && (ended ? behind_after : behind);
    wire        moves = (wanted || passed) && between;
    wire [19:0] seq_minus_oldest = seq - oldest;
    wire [19:0] seq_after_minus_oldest = seq_after - oldest;

    always @(posedge clk) begin
        words[wr[1:0]] <= {q_data, keep, q_last};
    end

    always @(posedge clk) begin
        if (rst) begin
            active <= 1'b0;
            wanted <= 1'b0;
            halting <= 1'b0;
            arrives <= 1'b0;
            wr <= 3'd0;
            rd <= 3'd0;
            begun <= 1'b0;
        end else begin
            if (arrives) begin
                wr <= wr + 3'd1;
            end
            if (taken) begin
                rd <= rd + 3'd1;
            end
            arrives <= reads;
            if (frame_ends) begin
                if (seq_after == next_seq) begin
                    active <= 1'b0;
                end
            end
            if (taken) begin
                begun <= !words_rdata[0];
            end
            if (moves) begin
                wanted <= 1'b0;
                active <= oldest != next_seq && !halting;
                halting <= 1'b0;
                arrives <= 1'b0;
                wr <= 3'd0;
                rd <= 3'd0;
            end
            if (halt) begin
                wanted <= active;
                halting <= active;
            end
            if (start) begin
                wanted <= 1'b1;
                halting <= 1'b0;
                active <= 1'b1;
            end
            if (clear) begin
                active <= 1'b0;
                wanted <= 1'b0;
                halting <= 1'b0;
                arrives <= 1'b0;
                begun <= 1'b0;
                wr <= 3'd0;
                rd <= 3'd0;
            end
        end
    end

    always @(posedge clk) begin
        if (reads) begin
            issue <= issue + 10'd1;
        end
        if (frame_ends) begin
            seq <= seq_after;
        end
        behind <= seq_minus_oldest[19];
        behind_after <= seq_after_minus_oldest[19];
        ended <= frame_ends;
        moved <= moves;
        if (moves) begin
            issue <= head;
            seq <= oldest;
        end
    end

    assign addr = issue[8:0];
    assign down_payload_data = words_rdata[72:9];
    assign down_payload_keep = words_rdata[8:1];
    assign down_payload_last = words_rdata[0];
    assign down_payload_user = seq;
    assign down_valid = valid;

    wire _unused_ok = &{1'b0, seq_minus_oldest[18:0], seq_after_minus_oldest[18:0]};

`ifdef FORMAL
    always @(posedge clk) if (!rst) never_too_many_words: assert (on_the_way <= 3'd3);
`endif

endmodule

`default_nettype wire
