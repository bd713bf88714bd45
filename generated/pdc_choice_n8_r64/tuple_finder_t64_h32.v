// Numbers of up to 64 tuples of packets.
`default_nettype none

module tuple_finder_t64_h32 (
    input  wire         clk,
    input  wire         rst,
    input  wire         frozen,
    input  wire         forget_valid,
    input  wire   [5:0] forget_tuple,
    input  wire   [5:0] read,
    output wire         ready,
    output wire   [1:0] tuple_mode,
    output wire  [23:0] tuple_job_id,
    output wire   [3:0] tuple_local,
    output wire [127:0] tuple_destination,
    output wire   [3:0] tuple_traffic_class,
    output wire  [23:0] tuple_sdi,
    output wire   [3:0] tuple_lane,
    input  wire   [1:0] up_payload_tuple_mode,
    input  wire  [23:0] up_payload_tuple_job_id,
    input  wire   [3:0] up_payload_tuple_local,
    input  wire [127:0] up_payload_tuple_destination,
    input  wire   [3:0] up_payload_tuple_traffic_class,
    input  wire  [23:0] up_payload_tuple_sdi,
    input  wire   [3:0] up_payload_tuple_lane,
    input  wire   [1:0] up_payload_packet_kind,
    input  wire  [15:0] up_payload_packet_message,
    input  wire         up_payload_packet_first,
    input  wire         up_payload_packet_last,
    input  wire  [13:0] up_payload_packet_length,
    input  wire  [13:0] up_payload_packet_size,
    input  wire  [31:0] up_payload_packet_payload,
    input  wire  [31:0] up_payload_packet_handle,
    input  wire         up_valid,
    output wire         up_ready,
    output wire   [5:0] down_payload_tuple,
    output wire         down_payload_ordered,
    output wire   [1:0] down_payload_packet_kind,
    output wire  [15:0] down_payload_packet_message,
    output wire         down_payload_packet_first,
    output wire         down_payload_packet_last,
    output wire  [13:0] down_payload_packet_length,
    output wire  [13:0] down_payload_packet_size,
    output wire  [31:0] down_payload_packet_payload,
    output wire  [31:0] down_payload_packet_handle,
    output wire         down_valid,
    input  wire         down_ready
);

    localparam [1:0] OP_REMOVE         = 2'd2;
    localparam [1:0] OP_FIND_OR_INSERT = 2'd3;
    localparam [1:0] TUPLE_MODE_RUD    = 2'd0;

    reg    [3:0] wr;
    reg    [3:0] next;
    reg    [3:0] done;
    reg          filling;
    reg    [5:0] filled;
    reg          forget_valid_tuple_1;
    reg          forget_valid_remove;
    reg          forget_valid_search;
    reg          forget_valid_free;
    wire         free_up_ready;
    wire   [5:0] free_down_payload;
    wire         free_down_valid;
    reg    [1:0] item_tuple_mode;
    reg   [23:0] item_tuple_job_id;
    reg    [3:0] item_tuple_local;
    reg  [127:0] item_tuple_destination;
    reg    [3:0] item_tuple_traffic_class;
    reg   [23:0] item_tuple_sdi;
    reg    [3:0] item_tuple_lane;
    reg    [1:0] item_packet_kind;
    reg   [15:0] item_packet_message;
    reg          item_packet_first;
    reg          item_packet_last;
    reg   [13:0] item_packet_length;
    reg   [13:0] item_packet_size;
    reg   [31:0] item_packet_payload;
    reg   [31:0] item_packet_handle;
    reg          valid;
    reg    [1:0] op;
    wire         tuples_word_used;
    wire   [1:0] tuples_word_tuple_mode;
    wire  [23:0] tuples_word_tuple_job_id;
    wire   [3:0] tuples_word_tuple_local;
    wire [127:0] tuples_word_tuple_destination;
    wire   [3:0] tuples_word_tuple_traffic_class;
    wire  [23:0] tuples_word_tuple_sdi;
    wire   [3:0] tuples_word_tuple_lane;
    wire         numbers_ready;
    wire         numbers_valid;
    wire         numbers_hit;
    wire         numbers_full;
    wire         numbers_inserted;
    wire   [5:0] numbers_found;
    reg    [5:0] number_out;
    reg          is_found_out;
    reg          is_new_out;
    reg    [1:0] item_search_1_tuple_mode;
    reg   [23:0] item_search_1_tuple_job_id;
    reg    [3:0] item_search_1_tuple_local;
    reg  [127:0] item_search_1_tuple_destination;
    reg    [3:0] item_search_1_tuple_traffic_class;
    reg   [23:0] item_search_1_tuple_sdi;
    reg    [3:0] item_search_1_tuple_lane;
    reg    [1:0] item_search_1_packet_kind;
    reg   [15:0] item_search_1_packet_message;
    reg          item_search_1_packet_first;
    reg          item_search_1_packet_last;
    reg   [13:0] item_search_1_packet_length;
    reg   [13:0] item_search_1_packet_size;
    reg   [31:0] item_search_1_packet_payload;
    reg   [31:0] item_search_1_packet_handle;
    reg    [1:0] item_found_tuple_mode;
    reg   [23:0] item_found_tuple_job_id;
    reg    [3:0] item_found_tuple_local;
    reg  [127:0] item_found_tuple_destination;
    reg    [3:0] item_found_tuple_traffic_class;
    reg   [23:0] item_found_tuple_sdi;
    reg    [3:0] item_found_tuple_lane;
    reg    [1:0] item_found_packet_kind;
    reg   [15:0] item_found_packet_message;
    reg          item_found_packet_first;
    reg          item_found_packet_last;
    reg   [13:0] item_found_packet_length;
    reg   [13:0] item_found_packet_size;
    reg   [31:0] item_found_packet_payload;
    reg   [31:0] item_found_packet_handle;
    reg    [1:0] item_out_tuple_mode;
    reg   [23:0] item_out_tuple_job_id;
    reg    [3:0] item_out_tuple_local;
    reg  [127:0] item_out_tuple_destination;
    reg    [3:0] item_out_tuple_traffic_class;
    reg   [23:0] item_out_tuple_sdi;
    reg    [3:0] item_out_tuple_lane;
    reg    [1:0] item_out_packet_kind;
    reg   [15:0] item_out_packet_message;
    reg          item_out_packet_first;
    reg          item_out_packet_last;
    reg   [13:0] item_out_packet_length;
    reg   [13:0] item_out_packet_size;
    reg   [31:0] item_out_packet_payload;
    reg   [31:0] item_out_packet_handle;
    reg          valid_search_1;
    reg          valid_found;
    reg          valid_out;
    wire   [3:0] results_level;
    wire         results_up_ready;
    wire   [5:0] results_down_payload_tuple;
    wire         results_down_payload_ordered;
    wire   [1:0] results_down_payload_packet_kind;
    wire  [15:0] results_down_payload_packet_message;
    wire         results_down_payload_packet_first;
    wire         results_down_payload_packet_last;
    wire  [13:0] results_down_payload_packet_length;
    wire  [13:0] results_down_payload_packet_size;
    wire  [31:0] results_down_payload_packet_payload;
    wire  [31:0] results_down_payload_packet_handle;
    wire         results_down_valid;
    wire         head_up_ready;
    wire   [5:0] head_down_payload_tuple;
    wire         head_down_payload_ordered;
    wire   [1:0] head_down_payload_packet_kind;
    wire  [15:0] head_down_payload_packet_message;
    wire         head_down_payload_packet_first;
    wire         head_down_payload_packet_last;
    wire  [13:0] head_down_payload_packet_length;
    wire  [13:0] head_down_payload_packet_size;
    wire  [31:0] head_down_payload_packet_payload;
    wire  [31:0] head_down_payload_packet_handle;
    wire         head_down_valid;
    wire   [5:0] forget_removed_free_later_q;
    reg  [301:0] items [0:7];

    wire   [5:0] forget_removed_free = forget_removed_free_later_q;
    wire         hits = numbers_hit;
    wire         frees = forget_valid_free && hits;
    wire         takes = numbers_inserted;
    wire         full = wr - done == 4'd8;
    wire         accepts = up_valid && !full && !filling;
    wire         failed = valid_out && !is_found_out;
    wire   [3:0] level = results_level;
    wire         looks = next != wr && !frozen && !failed && level < 4'd4;
    wire [301:0] items_rdata = items[next[2:0]];
    wire         written_enable = is_new_out || filling || frees;
    wire   [5:0] written_number = filling ? filled : frees ? forget_removed_free : number_out;
    wire         filling_or_frees = filling || frees;
    wire         not_filling_or_frees = !filling_or_frees;
    wire         written_stored_used = not_filling_or_frees;
    wire   [1:0] written_stored_tuple_mode = item_out_tuple_mode;
    wire  [23:0] written_stored_tuple_job_id = item_out_tuple_job_id;
    wire   [3:0] written_stored_tuple_local = item_out_tuple_local;
    wire [127:0] written_stored_tuple_destination = item_out_tuple_destination;
    wire   [3:0] written_stored_tuple_traffic_class = item_out_tuple_traffic_class;
    wire  [23:0] written_stored_tuple_sdi = item_out_tuple_sdi;
    wire   [3:0] written_stored_tuple_lane = item_out_tuple_lane;
    wire   [5:0] number = numbers_hit ? numbers_found : free_down_payload;
    wire         is_found = numbers_hit || numbers_inserted;
    wire         is_new = numbers_inserted;
    wire         finds = valid_out && is_found_out;

    block_fifo_w6_d64 free (
        .clk          (clk),
        .rst          (rst),
        .up_payload   (filling ? filled : forget_removed_free),
        .up_valid     (filling_or_frees),
        .up_ready     (free_up_ready),
        .down_payload (free_down_payload),
        .down_valid   (free_down_valid),
        .down_ready   (takes)
    );

    context_copy_w191_n64 tuples (
        .clk                      (clk),
        .enable                   (written_enable),
        .pdc                      (written_number),
        .data_used                (written_stored_used),
        .data_tuple_mode          (written_stored_tuple_mode),
        .data_tuple_job_id        (written_stored_tuple_job_id),
        .data_tuple_local         (written_stored_tuple_local),
        .data_tuple_destination   (written_stored_tuple_destination),
        .data_tuple_traffic_class (written_stored_tuple_traffic_class),
        .data_tuple_sdi           (written_stored_tuple_sdi),
        .data_tuple_lane          (written_stored_tuple_lane),
        .read                     (forget_valid ? forget_tuple : read),
        .word_used                (tuples_word_used),
        .word_tuple_mode          (tuples_word_tuple_mode),
        .word_tuple_job_id        (tuples_word_tuple_job_id),
        .word_tuple_local         (tuples_word_tuple_local),
        .word_tuple_destination   (tuples_word_tuple_destination),
        .word_tuple_traffic_class (tuples_word_tuple_traffic_class),
        .word_tuple_sdi           (tuples_word_tuple_sdi),
        .word_tuple_lane          (tuples_word_tuple_lane)
    );

    hash_table_k190_v6_s64_w4_l2_offers numbers (
        .clk               (clk),
        .rst               (rst),
        .op                (op),
        .key_mode          (forget_valid_remove ? tuples_word_tuple_mode : item_tuple_mode),
        .key_job_id        (forget_valid_remove ? tuples_word_tuple_job_id : item_tuple_job_id),
        .key_local         (forget_valid_remove ? tuples_word_tuple_local : item_tuple_local),
        .key_destination   (forget_valid_remove ? tuples_word_tuple_destination : item_tuple_destination),
        .key_traffic_class (forget_valid_remove ? tuples_word_tuple_traffic_class : item_tuple_traffic_class),
        .key_sdi           (forget_valid_remove ? tuples_word_tuple_sdi : item_tuple_sdi),
        .key_lane          (forget_valid_remove ? tuples_word_tuple_lane : item_tuple_lane),
        .enable            (valid || (forget_valid_remove && tuples_word_used)),
        .offer_valid       (free_down_valid),
        .offer_value       (free_down_payload),
        .ready             (numbers_ready),
        .valid             (numbers_valid),
        .hit               (numbers_hit),
        .full              (numbers_full),
        .inserted          (numbers_inserted),
        .found             (numbers_found)
    );

    level_fifo_w119_d8 results (
        .clk                         (clk),
        .rst                         (rst),
        .level                       (results_level),
        .up_payload_tuple            (number_out),
        .up_payload_ordered          (item_out_tuple_mode != TUPLE_MODE_RUD),
        .up_payload_packet_kind      (item_out_packet_kind),
        .up_payload_packet_message   (item_out_packet_message),
        .up_payload_packet_first     (item_out_packet_first),
        .up_payload_packet_last      (item_out_packet_last),
        .up_payload_packet_length    (item_out_packet_length),
        .up_payload_packet_size      (item_out_packet_size),
        .up_payload_packet_payload   (item_out_packet_payload),
        .up_payload_packet_handle    (item_out_packet_handle),
        .up_valid                    (finds),
        .up_ready                    (results_up_ready),
        .down_payload_tuple          (results_down_payload_tuple),
        .down_payload_ordered        (results_down_payload_ordered),
        .down_payload_packet_kind    (results_down_payload_packet_kind),
        .down_payload_packet_message (results_down_payload_packet_message),
        .down_payload_packet_first   (results_down_payload_packet_first),
        .down_payload_packet_last    (results_down_payload_packet_last),
        .down_payload_packet_length  (results_down_payload_packet_length),
        .down_payload_packet_size    (results_down_payload_packet_size),
        .down_payload_packet_payload (results_down_payload_packet_payload),
        .down_payload_packet_handle  (results_down_payload_packet_handle),
        .down_valid                  (results_down_valid),
        .down_ready                  (head_up_ready)
    );

    forward_slice_w119 head (
        .clk                         (clk),
        .rst                         (rst),
        .up_payload_tuple            (results_down_payload_tuple),
        .up_payload_ordered          (results_down_payload_ordered),
        .up_payload_packet_kind      (results_down_payload_packet_kind),
        .up_payload_packet_message   (results_down_payload_packet_message),
        .up_payload_packet_first     (results_down_payload_packet_first),
        .up_payload_packet_last      (results_down_payload_packet_last),
        .up_payload_packet_length    (results_down_payload_packet_length),
        .up_payload_packet_size      (results_down_payload_packet_size),
        .up_payload_packet_payload   (results_down_payload_packet_payload),
        .up_payload_packet_handle    (results_down_payload_packet_handle),
        .up_valid                    (results_down_valid),
        .up_ready                    (head_up_ready),
        .down_payload_tuple          (head_down_payload_tuple),
        .down_payload_ordered        (head_down_payload_ordered),
        .down_payload_packet_kind    (head_down_payload_packet_kind),
        .down_payload_packet_message (head_down_payload_packet_message),
        .down_payload_packet_first   (head_down_payload_packet_first),
        .down_payload_packet_last    (head_down_payload_packet_last),
        .down_payload_packet_length  (head_down_payload_packet_length),
        .down_payload_packet_size    (head_down_payload_packet_size),
        .down_payload_packet_payload (head_down_payload_packet_payload),
        .down_payload_packet_handle  (head_down_payload_packet_handle),
        .down_valid                  (head_down_valid),
        .down_ready                  (down_ready)
    );

    delay_w6_c4 forget_removed_free_later (
        .clk (clk),
        .d   (forget_tuple),
        .q   (forget_removed_free_later_q)
    );

    always @* begin
        op = OP_FIND_OR_INSERT;
        if (forget_valid_remove) begin
            op = OP_REMOVE;
        end
    end

    always @(posedge clk) begin
        if (accepts) items[wr[2:0]] <= {
        up_payload_tuple_mode,
        up_payload_tuple_job_id,
        up_payload_tuple_local,
        up_payload_tuple_destination,
        up_payload_tuple_traffic_class,
        up_payload_tuple_sdi,
        up_payload_tuple_lane,
        up_payload_packet_kind,
        up_payload_packet_message,
        up_payload_packet_first,
        up_payload_packet_last,
        up_payload_packet_length,
        up_payload_packet_size,
        up_payload_packet_payload,
        up_payload_packet_handle
    };
    end

    always @(posedge clk) begin
        if (rst) begin
            wr <= 4'd0;
            next <= 4'd0;
            done <= 4'd0;
            filling <= 1'b1;
            filled <= 6'd0;
            forget_valid_tuple_1 <= 1'b0;
            forget_valid_remove <= 1'b0;
            forget_valid_search <= 1'b0;
            forget_valid_free <= 1'b0;
            valid <= 1'b0;
            is_new_out <= 1'b0;
            valid_search_1 <= 1'b0;
            valid_found <= 1'b0;
            valid_out <= 1'b0;
        end else begin
            filled <= filled + 6'd1;
            if (&filled) begin
                filling <= 1'b0;
            end
            forget_valid_tuple_1 <= forget_valid;
            forget_valid_remove <= forget_valid_tuple_1;
            forget_valid_search <= forget_valid_remove;
            forget_valid_free <= forget_valid_search;
            if (accepts) begin
                wr <= wr + 4'd1;
            end
            valid <= looks;
            is_new_out <= is_new;
            valid_search_1 <= valid && !failed;
            valid_found <= valid_search_1 && !failed;
            valid_out <= valid_found && !failed;
            if (failed) begin
                next <= done;
            end else if (looks) begin
                next <= next + 4'd1;
            end
            if (finds) begin
                done <= done + 4'd1;
            end
        end
    end

    always @(posedge clk) begin
        item_tuple_mode <= items_rdata[301:300];
        item_tuple_job_id <= items_rdata[299:276];
        item_tuple_local <= items_rdata[275:272];
        item_tuple_destination <= items_rdata[271:144];
        item_tuple_traffic_class <= items_rdata[143:140];
        item_tuple_sdi <= items_rdata[139:116];
        item_tuple_lane <= items_rdata[115:112];
        item_packet_kind <= items_rdata[111:110];
        item_packet_message <= items_rdata[109:94];
        item_packet_first <= items_rdata[93];
        item_packet_last <= items_rdata[92];
        item_packet_length <= items_rdata[91:78];
        item_packet_size <= items_rdata[77:64];
        item_packet_payload <= items_rdata[63:32];
        item_packet_handle <= items_rdata[31:0];
        number_out <= number;
        is_found_out <= is_found;
        item_search_1_tuple_mode <= item_tuple_mode;
        item_search_1_tuple_job_id <= item_tuple_job_id;
        item_search_1_tuple_local <= item_tuple_local;
        item_search_1_tuple_destination <= item_tuple_destination;
        item_search_1_tuple_traffic_class <= item_tuple_traffic_class;
        item_search_1_tuple_sdi <= item_tuple_sdi;
        item_search_1_tuple_lane <= item_tuple_lane;
        item_search_1_packet_kind <= item_packet_kind;
        item_search_1_packet_message <= item_packet_message;
        item_search_1_packet_first <= item_packet_first;
        item_search_1_packet_last <= item_packet_last;
        item_search_1_packet_length <= item_packet_length;
        item_search_1_packet_size <= item_packet_size;
        item_search_1_packet_payload <= item_packet_payload;
        item_search_1_packet_handle <= item_packet_handle;
        item_found_tuple_mode <= item_search_1_tuple_mode;
        item_found_tuple_job_id <= item_search_1_tuple_job_id;
        item_found_tuple_local <= item_search_1_tuple_local;
        item_found_tuple_destination <= item_search_1_tuple_destination;
        item_found_tuple_traffic_class <= item_search_1_tuple_traffic_class;
        item_found_tuple_sdi <= item_search_1_tuple_sdi;
        item_found_tuple_lane <= item_search_1_tuple_lane;
        item_found_packet_kind <= item_search_1_packet_kind;
        item_found_packet_message <= item_search_1_packet_message;
        item_found_packet_first <= item_search_1_packet_first;
        item_found_packet_last <= item_search_1_packet_last;
        item_found_packet_length <= item_search_1_packet_length;
        item_found_packet_size <= item_search_1_packet_size;
        item_found_packet_payload <= item_search_1_packet_payload;
        item_found_packet_handle <= item_search_1_packet_handle;
        item_out_tuple_mode <= item_found_tuple_mode;
        item_out_tuple_job_id <= item_found_tuple_job_id;
        item_out_tuple_local <= item_found_tuple_local;
        item_out_tuple_destination <= item_found_tuple_destination;
        item_out_tuple_traffic_class <= item_found_tuple_traffic_class;
        item_out_tuple_sdi <= item_found_tuple_sdi;
        item_out_tuple_lane <= item_found_tuple_lane;
        item_out_packet_kind <= item_found_packet_kind;
        item_out_packet_message <= item_found_packet_message;
        item_out_packet_first <= item_found_packet_first;
        item_out_packet_last <= item_found_packet_last;
        item_out_packet_length <= item_found_packet_length;
        item_out_packet_size <= item_found_packet_size;
        item_out_packet_payload <= item_found_packet_payload;
        item_out_packet_handle <= item_found_packet_handle;
    end

    assign ready = !filling && numbers_ready;
    assign tuple_mode = tuples_word_tuple_mode;
    assign tuple_job_id = tuples_word_tuple_job_id;
    assign tuple_local = tuples_word_tuple_local;
    assign tuple_destination = tuples_word_tuple_destination;
    assign tuple_traffic_class = tuples_word_tuple_traffic_class;
    assign tuple_sdi = tuples_word_tuple_sdi;
    assign tuple_lane = tuples_word_tuple_lane;
    assign up_ready = !full && !filling;
    assign down_payload_tuple = head_down_payload_tuple;
    assign down_payload_ordered = head_down_payload_ordered;
    assign down_payload_packet_kind = head_down_payload_packet_kind;
    assign down_payload_packet_message = head_down_payload_packet_message;
    assign down_payload_packet_first = head_down_payload_packet_first;
    assign down_payload_packet_last = head_down_payload_packet_last;
    assign down_payload_packet_length = head_down_payload_packet_length;
    assign down_payload_packet_size = head_down_payload_packet_size;
    assign down_payload_packet_payload = head_down_payload_packet_payload;
    assign down_payload_packet_handle = head_down_payload_packet_handle;
    assign down_valid = head_down_valid;

    wire _unused_ok = &{1'b0, free_up_ready, numbers_valid, numbers_full, results_up_ready};

`ifdef FORMAL
    always @(posedge clk) if (!rst) free_has_room: assert (not_filling_or_frees || free_up_ready);
    always @(posedge clk) if (!rst) forgets_while_frozen: assume (!forget_valid || frozen);
    always @(posedge clk) if (!rst) results_have_room: assert (!finds || results_up_ready);
`endif

endmodule

`default_nettype wire
